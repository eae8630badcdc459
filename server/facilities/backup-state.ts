export interface BackupState {
  /** Time in ms at which the newest complete backup was started; null when there is none or it is unknown yet. */
  newestMs: number | null
  /** Whether the target was checked. Without a check, a null `newestMs` does not mean that there is no backup. */
  isKnown: boolean
  hasFailed: boolean
}
