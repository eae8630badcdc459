/** Maximum age of a backup in ms, so that a night without a backup is visible in the morning. */
export const OLDEST_BACKUP_MS = 26 * 60 * 60 * 1000

/** Multiple of the minimum free space below which a warning appears. */
export const LOW_DISK_FACTOR = 5

/** Days after which waiting work at a desk counts as late. */
export const LATE_DAYS = 3
