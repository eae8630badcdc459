/** NetworkInformation (WICG). Only Chromium on Android reports the type of network. */
interface Connection extends EventTarget {
  type?: string
  effectiveType?: string
  saveData?: boolean
}

function connection(): Connection | null {
  return (globalThis.navigator as { connection?: Connection } | undefined)?.connection ?? null
}

/** Returns whether this device can distinguish mobile data from Wi-Fi. Requests can then wait for Wi-Fi. */
export function reportsConnection(): boolean {
  return connection()?.type !== undefined
}

export function isConnectionCostly(): boolean {
  const { saveData, effectiveType = '4g' } = connection() ?? {}
  return saveData === true || effectiveType !== '4g' || isOnMobileData()
}

/**
 * @returns false when the network type is unknown; otherwise requests that wait for Wi-Fi would wait forever
 */
export function isOnMobileData(): boolean {
  return connection()?.type === 'cellular'
}

export function onConnectionChange(listener: () => void): void {
  connection()?.addEventListener('change', listener)
}
