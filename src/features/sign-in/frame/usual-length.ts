/** Key of the number of digits that this kiosk sees. It is not personal data, so localStorage may keep it. */
const KEY = 'turno.digitos'
/** Sign-ins in a row with the same number of digits, after which the keypad goes on by itself. */
const ENOUGH = 5

/** Counts a successful sign-in. A name with letters counts for nothing. */
export function noteDigits(user: string): void {
  if (!/^\d+$/.test(user)) return
  const [digits, times] = counted()
  const next = digits === user.length ? Math.min(times + 1, ENOUGH) : 1
  try {
    window.localStorage.setItem(KEY, `${user.length} ${next}`)
  } catch {
    // Private mode: the person taps "Seguir".
  }
}

/** Returns how many digits the numbers of this kiosk's people have; null while that is not certain. */
export function usualDigits(): number | null {
  const [digits, times] = counted()
  return times >= ENOUGH ? digits : null
}

function counted(): [digits: number, times: number] {
  try {
    const [digits, times] = (window.localStorage.getItem(KEY) ?? '').split(' ').map(Number)
    return [digits || 0, times || 0]
  } catch {
    // Private mode: nothing is known.
    return [0, 0]
  }
}
