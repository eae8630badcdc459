import { showSnack } from '#hooks/operations/snack.ts'
import { useOnline } from './use-online.ts'

/** Of a button for what the server alone does: without a network it rests, and says why when it is tapped. */
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
