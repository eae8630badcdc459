/**
 * Key of the device setting "Ayudar a mejorar el portal". It is not personal data, so localStorage may keep it.
 */
const KEY = 'turno.sinMejora'
/** Choice made on this page, for a browser where it could not be stored. */
let isRefused = false

/**
 * Returns whether this device may report the portal's health (EXT-07). Checked before each measurement and
 * before each report.
 */
export function sharesHealth(): boolean {
  try {
    return !isRefused && localStorage.getItem(KEY) === null
  } catch {
    // Without storage a refusal could not be stored either, so nothing is reported.
    return false
  }
}

export function setSharesHealth(isOn: boolean): void {
  isRefused = !isOn
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, '1')
  } catch {
    // The choice lasts as long as the page.
  }
}
