/** Files that came before it was said what they are: pasted, dropped, or shared by another app. In memory only. */
let waiting: readonly Blob[] = []

export function offer(blobs: readonly Blob[]): void {
  waiting = blobs
}

export function offered(): readonly Blob[] {
  return waiting
}

/** Once the capture has them, or nobody wants them. */
export function forgetOffered(): void {
  waiting = []
}
