/** What is told of the backups that the server makes by itself. */
export interface BackupState {
  /** When the newest complete one began, ms; null: there is none, or it was not looked for yet. */
  newestMs: number | null
  /** The target has been looked at: without a newest one there is none. */
  isKnown: boolean
  /** The last try made none. */
  hasFailed: boolean
}
