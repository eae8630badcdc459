/** NetworkInformation (WICG): Chromium on Android tells what carries the network; others tell nothing. */
interface Connection extends EventTarget {
  type?: string
}

function connection(): Connection | null {
  return (globalThis.navigator as { connection?: Connection } | undefined)?.connection ?? null
}

/** Whether this device tells mobile data from Wi-Fi, so that one can be waited for. */
export function tellsConnection(): boolean {
  return connection()?.type !== undefined
}

/** false when it is not known: what waits for Wi-Fi would wait for ever. */
export function isOnMobileData(): boolean {
  return connection()?.type === 'cellular'
}

export function onConnectionChange(listener: () => void): void {
  connection()?.addEventListener('change', listener)
}
