/** In localStorage: forms that somebody has begun to fill in, and that must outlive a reload. Removed with everything else. */
export const DRAFT = "taiyari-draft:";
