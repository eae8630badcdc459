/** A failure that is told in one sentence, without a stack. */
export class UpkeepError extends Error {
  override readonly name = 'UpkeepError'
}
