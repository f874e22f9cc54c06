/** All icons of the interview: the sizes of the set, silent to screen readers since words stand beside them. */
export const icon = { size: 20, strokeWidth: 1.8, "aria-hidden": true } as const;
