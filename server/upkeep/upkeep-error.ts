export class UpkeepError extends Error {
  override readonly name = 'UpkeepError'
}
