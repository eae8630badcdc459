import { loanPresets } from '#domain/loan-presets.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'

const ON_A_KIOSK = 100_000

/** Returns the initial amount: a medium loan, or on a kiosk one that reveals nothing about the maximum. */
export function useFirstAmount(maximum: number): number {
  const isKiosk = useIsKiosk()
  if (isKiosk) return Math.min(ON_A_KIOSK, maximum)
  return loanPresets(maximum)[1] ?? maximum
}
