/** Key of the usual number of digits on this kiosk. It is not personal data, so localStorage may keep it. */
const KEY = 'turno.digitos'
/** The keypad advances automatically after this many sign-ins in a row with the same number of digits. */
const ENOUGH = 5

/** Ignores a name with letters. */
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

/** Returns null while the number of digits is not certain. */
export function usualDigits(): number | null {
  const [digits, times] = counted()
  return times >= ENOUGH ? digits : null
}

function counted(): [digits: number, times: number] {
  try {
    const [digits, times] = (window.localStorage.getItem(KEY) ?? '').split(' ').map(Number)
    return [digits || 0, times || 0]
  } catch {
    // Private mode.
    return [0, 0]
  }
}
