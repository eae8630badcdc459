import { useSyncExternalStore } from 'react'
import { reportsConnection } from '#core/transport/connection.ts'

/** Storage key of the device setting "Enviar solo con Wi-Fi". The setting is not personal data. */
const KEY = 'turno.soloWifi'
const listeners = new Set<() => void>()
let current: boolean | null = null

export function isWifiOnly(): boolean {
  current ??= stored()
  return current
}

function stored(): boolean {
  try {
    return reportsConnection() && window.localStorage.getItem(KEY) !== null
  } catch {
    // Without storage (private mode), the setting is off.
    return false
  }
}

export function setWifiOnly(isOn: boolean): void {
  current = isOn
  try {
    if (isOn) window.localStorage.setItem(KEY, '1')
    else window.localStorage.removeItem(KEY)
  } catch {
    // In private mode, the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function useWifiOnly(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isWifiOnly,
    () => false,
  )
}
