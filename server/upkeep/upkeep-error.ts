/** Error that is shown as one sentence without a stack trace. */
export class UpkeepError extends Error {
  override readonly name = 'UpkeepError'
}
