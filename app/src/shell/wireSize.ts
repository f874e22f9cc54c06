/** Of the bytes of what writes speech down, what goes over the wire: they are sent packed. */
const PACKED = 0.58;

/** The size of such a download as it is promised and counted: "35 MB". @param bytes unpacked */
export const wireSize = (bytes: number) => `${Math.max(1, Math.round((bytes * PACKED) / 1_000_000))} MB`;
