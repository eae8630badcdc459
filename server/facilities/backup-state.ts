/** State of the automatic backups. */
export interface BackupState {
  /** Start of the newest complete backup in ms; null when there is none or it is unknown yet. */
  newestMs: number | null
  /**
   * Whether the target was checked; only then does a missing newest backup mean that there is none.
   */
  isKnown: boolean
  /** Whether the last attempt failed. */
  hasFailed: boolean
}
