let name = ''

/** Keeps a user name typed in recovery, in memory only, for the sign-in screen. */
export function rememberName(typed: string): void {
  name = typed
}

/** Returns the name once: the next person finds an empty field. */
export function takeRememberedName(): string {
  const taken = name
  name = ''
  return taken
}
