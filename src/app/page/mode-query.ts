import type { DeviceMode } from '#core/store/device-mode.ts'
import { followModeLink } from '#hooks/session/switch-mode.ts'

const words: Record<string, DeviceMode> = { kiosco: 'kiosk', personal: 'personal' }

/** @returns whether the page restarts in its new mode */
export async function applyModeQuery(mode: DeviceMode): Promise<boolean> {
  const query = new URLSearchParams(window.location.search)
  const wanted = words[query.get('modo') ?? '']
  if (!query.has('modo')) return false
  query.delete('modo')
  const rest = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(null, '', `${window.location.pathname}${rest}${window.location.hash}`)
  if (!wanted || wanted === mode) return false
  // If the mode cannot be stored, the page starts in the current mode.
  return followModeLink(wanted).catch(() => false)
}
