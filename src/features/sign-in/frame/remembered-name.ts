let name = ''

/** Keeps a user name typed in recovery for the sign-in screen, in memory only. */
export function rememberName(typed: string): void {
  name = typed
}

/** Returns the name once, because the next person must find an empty field. */
export function takeRememberedName(): string {
  const taken = name
  name = ''
  return taken
}
