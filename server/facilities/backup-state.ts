/** State of the automatic backups. */
export interface BackupState {
  /** Start of the newest complete backup in ms; null when there is none or it is unknown yet. */
  newestMs: number | null
  /** The target was checked, so a missing newest backup means that there is none. */
  isKnown: boolean
  /** The last attempt failed. */
  hasFailed: boolean
}
