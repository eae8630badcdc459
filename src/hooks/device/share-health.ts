/** Storage key of the device setting "Ayudar a mejorar el portal". The setting is not personal data. */
const KEY = 'turno.sinMejora'
/** Refusal on this page, in case it could not be stored. */
let isRefused = false

/**
 * Returns whether this device may report the portal's health (EXT-07). Call it before each measurement and
 * each report.
 */
export function sharesHealth(): boolean {
  try {
    return !isRefused && localStorage.getItem(KEY) === null
  } catch {
    // Without storage a refusal would be lost, so nothing is reported.
    return false
  }
}

export function setSharesHealth(isOn: boolean): void {
  isRefused = !isOn
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, '1')
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
