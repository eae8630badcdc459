import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '../texts.es.ts'

/** Returns why a payslip can't be opened offline: it is not on this device, or a kiosk stores none. */
export function useAbsentText(): string {
  const { failure } = useTexts(texts)
  return useIsKiosk() ? failure.absentShared : failure.absent
}
