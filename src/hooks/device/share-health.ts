/** "Ayudar a mejorar el portal" is a setting of the device and names nobody, so localStorage may keep it. */
const KEY = 'turno.sinMejora'
/** Said on this page, where it could not be kept. */
let isRefused = false

/** Whether this device tells how the portal is doing (EXT-07); asked before anything is measured, and before each report. */
export function sharesHealth(): boolean {
  try {
    return !isRefused && localStorage.getItem(KEY) === null
  } catch {
    // Nothing can be kept here, a no neither: nothing is told.
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
