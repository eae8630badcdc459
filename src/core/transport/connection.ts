/** NetworkInformation (WICG): Chromium on Android tells the kind of network; other browsers don't. */
interface Connection extends EventTarget {
  type?: string
  effectiveType?: string
  saveData?: boolean
}

function connection(): Connection | null {
  return (globalThis.navigator as { connection?: Connection } | undefined)?.connection ?? null
}

/** Whether this device tells mobile data from Wi-Fi, so that one can wait for Wi-Fi. */
export function tellsConnection(): boolean {
  return connection()?.type !== undefined
}

/** Whether each file costs this person money or minutes: Save-Data, mobile data, or a slow network. */
export function sparesData(): boolean {
  const { saveData, effectiveType = '4g' } = connection() ?? {}
  return saveData === true || effectiveType !== '4g' || isOnMobileData()
}

/** @returns false when it is not known, because what waits for Wi-Fi would wait for ever */
export function isOnMobileData(): boolean {
  return connection()?.type === 'cellular'
}

export function onConnectionChange(listener: () => void): void {
  connection()?.addEventListener('change', listener)
}
