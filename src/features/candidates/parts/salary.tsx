import { formatMoney } from '#domain/money/money.ts'
import { pesosToCentavos } from '#domain/money/wire-pesos.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Money, MoneyToggle } from '#ui/fields/money-toggle.tsx'
import { texts } from '../texts.es.ts'

export function Salary({ pesos, mask, size }: { pesos: number; mask: Mask; size?: 'large' }) {
  const { hidden } = useTexts(texts).money
  return (
    <Money
      text={formatMoney(pesosToCentavos(pesos))}
      shown={mask.shown}
      hiddenLabel={hidden}
      {...(size && { size })}
    />
  )
}

export function SalaryEye({ mask, tone }: { mask: Mask; tone?: 'primary' }) {
  const words = useTexts(texts).money
  return (
    <MoneyToggle
      shown={mask.shown}
      onToggle={mask.toggle}
      showWord={words.show}
      hideWord={words.hide}
      {...(tone && { tone })}
    />
  )
}
