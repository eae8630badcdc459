import { useMask } from '#hooks/device/use-mask.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Amount } from '../statement/amount.tsx'
import { MaskToggle } from '../statement/summary.tsx'
import { texts } from './simulator-texts.es.ts'

/** On a device of many it stays hidden until it is asked for: it tells what one has saved. */
export function LoanLimit({ maximum }: { maximum: number }) {
  const words = useTexts(texts)
  const mask = useMask()
  const isKiosk = useIsKiosk()
  return (
    <span className="t-row t-gap-2 t-quiet">
      {words.upTo} <Amount value={maximum} mask={isKiosk ? mask : { ...mask, shown: true }} />
      {isKiosk && <MaskToggle mask={mask} tone="primary" />}
    </span>
  )
}
