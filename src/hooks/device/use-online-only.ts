import { showSnack } from '#hooks/operations/snack.ts'
import { useOnline } from './use-online.ts'

/** The button looks disabled while the network counts as lost (use-online.ts). */
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
