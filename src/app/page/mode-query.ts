import type { DeviceMode } from '#core/store/device-mode.ts'
import { followModeLink } from '#hooks/session/switch-mode.ts'

const words: Record<string, DeviceMode> = { kiosco: 'kiosk', personal: 'personal' }

/**
 * `?modo=kiosco` or `?modo=personal` says what the device shall be, once: then it is taken out of the address
 * (product.md, "Kiosk mode"). @returns whether the page is being started anew, in its new mode.
 */
export async function applyModeQuery(mode: DeviceMode): Promise<boolean> {
  const query = new URLSearchParams(window.location.search)
  const wanted = words[query.get('modo') ?? '']
  if (!query.has('modo')) return false
  query.delete('modo')
  const rest = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(null, '', `${window.location.pathname}${rest}${window.location.hash}`)
  if (!wanted || wanted === mode) return false
  // A device that can't write it down stays what it is, and the page starts all the same.
  return followModeLink(wanted).catch(() => false)
}
