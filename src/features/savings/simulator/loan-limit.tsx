import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Amount } from '../statement/amount.tsx'
import { MaskToggle } from '../statement/summary.tsx'
import { texts } from './simulator-texts.es.ts'

interface Props {
  maximum: number
  mask: Mask
  hasEye: boolean
}

export function LoanLimit({ maximum, mask, hasEye }: Props) {
  const words = useTexts(texts)
  return (
    <span className="t-row t-gap-2 t-quiet">
      <span>{words.upTo}</span> <Amount value={maximum} mask={mask} />
      {hasEye && <MaskToggle mask={mask} tone="primary" />}
    </span>
  )
}
