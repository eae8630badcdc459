/** Key in localStorage of the usual number of digits on this kiosk, which is no personal data. */
const KEY = 'turno.digitos'
/** Number of equal sign-ins in a row after which the keypad advances automatically. */
const ENOUGH = 5

/** Counts the digits of a user; ignores a name with letters. */
export function noteDigits(user: string): void {
  if (!/^\d+$/.test(user)) return
  const [digits, times] = counted()
  const next = digits === user.length ? Math.min(times + 1, ENOUGH) : 1
  try {
    window.localStorage.setItem(KEY, `${user.length} ${next}`)
  } catch {
    // Private mode. The person taps "Seguir".
  }
}

/** Returns null while the number of digits is uncertain. */
export function usualDigits(): number | null {
  const [digits, times] = counted()
  return times >= ENOUGH ? digits : null
}

function counted(): [digits: number, times: number] {
  try {
    const [digits, times] = (window.localStorage.getItem(KEY) ?? '').split(' ').map(Number)
    return [digits || 0, times || 0]
  } catch {
    // Private mode has no storage.
    return [0, 0]
  }
}
