/** Nightly backups of the embedded database that are kept. The privacy policy names the number. */
export const MAX_NIGHTLY_BACKUPS = 7
/** Encrypted nightly backups that are kept in the S3 store. The privacy policy names the months. */
export const REMOTE_BACKUPS = { days: 7, weeks: 4, months: 6 }
