let name = ''

/** The name typed in recovery, in RAM, for the sign-in screen that follows. */
export function rememberName(typed: string): void {
  name = typed
}

/** Read once: the next person finds an empty field. */
export function takeRememberedName(): string {
  const taken = name
  name = ''
  return taken
}
