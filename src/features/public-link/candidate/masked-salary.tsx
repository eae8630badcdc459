import { useMask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Money, MoneyToggle } from '#ui/fields/money-toggle.tsx'
import { texts } from './texts.es.ts'

export function MaskedSalary({ amount }: { amount: string }) {
  const words = useTexts(texts).offer
  const { shown, toggle } = useMask()
  return (
    <div className="t-row t-between t-gap-3">
      <Money text={amount} shown={shown} hiddenLabel={words.hidden} size="large" />
      <MoneyToggle
        shown={shown}
        onToggle={toggle}
        showWord={words.show}
        hideWord={words.hide}
        label={shown ? words.hideSalary : words.showSalary}
      />
    </div>
  )
}
