import { showSnack } from '#hooks/operations/snack.ts'
import { useOnline } from './use-online.ts'

/**
 * Props of a button that needs the server. Offline the button looks disabled, and a tap shows the reason `why`.
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
