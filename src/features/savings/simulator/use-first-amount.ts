import { loanPresets } from '#domain/savings/loan-presets.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'

const ON_A_KIOSK = 100_000

/** Returns half of the maximum, in centavos. A kiosk shows at most 1,000 pesos: half reveals the maximum. */
export function useFirstAmount(maximum: number): number {
  const isKiosk = useIsKiosk()
  if (isKiosk) return Math.min(ON_A_KIOSK, maximum)
  return loanPresets(maximum)[1] ?? maximum
}
