import { loanPresets } from '#domain/loan-presets.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'

const ON_A_KIOSK = 100_000

/** Where a choice begins: a middling loan, and on a device of many one that tells nothing of what may be lent. */
export function useFirstAmount(maximum: number): number {
  const isKiosk = useIsKiosk()
  if (isKiosk) return Math.min(ON_A_KIOSK, maximum)
  return loanPresets(maximum)[1] ?? maximum
}
