import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '../texts.es.ts'

export function useAbsentText(): string {
  const { failure } = useTexts(texts)
  return useIsKiosk() ? failure.absentShared : failure.absent
}
