/** Returns the likely reading of a text that was decoded as another encoding; otherwise the text itself. */
export function readMisread(text: string): string
