export interface BackupState {
  /** Start time in ms of the newest complete backup; null when there is none or it is unknown yet. */
  newestMs: number | null
  /** Whether the target was checked. Until then a null `newestMs` says nothing. */
  isKnown: boolean
  hasFailed: boolean
}
