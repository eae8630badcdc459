import { showSnack } from '#hooks/operations/snack.ts'
import { useOnline } from './use-online.ts'

/**
 * Returns the props of a button that needs the server. The button looks disabled while the network counts as
 * lost (use-online.ts). While the browser is offline, a tap only shows the reason `why`.
 */
export function useOnlineOnly(why: string, act: () => void): { resting: boolean; onClick: () => void } {
  const isOnline = useOnline()
  return {
    resting: !isOnline,
    onClick: () => {
      if (navigator.onLine) act()
      else showSnack({ text: why, tone: 'info' })
    },
  }
}
