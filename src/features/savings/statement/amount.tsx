import { moneyOnScreen } from '#domain/money/money.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Money } from '#ui/fields/money-toggle.tsx'
import { texts } from '../texts.es.ts'

interface Props {
  /** Centavos. */
  value: number
  mask: Mask
  size?: 'large' | 'normal'
}

export function Amount({ value, mask, size = 'normal' }: Props) {
  const words = useTexts(texts).money
  return <Money text={moneyOnScreen(value)} shown={mask.shown} hiddenLabel={words.hidden} size={size} />
}
