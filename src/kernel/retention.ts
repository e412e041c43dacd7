/** Nightly backups of the embedded database that are kept. The privacy policy names the number. */
export const MAX_NIGHTLY_BACKUPS = 7
