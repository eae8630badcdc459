import { showSnack } from '#hooks/operations/snack.ts'
import { useOnline } from './use-online.ts'

/** Props for a button that needs the server. Offline it looks disabled; a tap says why. */
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
