import { moneyOnScreen } from '#domain/money/money.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Money, MoneyToggle } from '#ui/fields/money-toggle.tsx'
import { texts } from '../texts.es.ts'
import classes from './pay-card.module.css'

interface Props {
  /** Centavos. Null while loading, when dots keep the space. */
  net: number | null
  mask: Mask
}

export function NetPay({ net, mask }: Props) {
  const words = useTexts(texts).pay
  const { shown, toggle } = mask
  return (
    <div className={classes.net} data-shown={shown || undefined}>
      <Money
        text={net === null ? null : moneyOnScreen(net)}
        shown={shown}
        hiddenLabel={words.hidden}
        size="large"
      />
      {net !== null && (
        <MoneyToggle
          shown={shown}
          onToggle={toggle}
          showWord={words.show}
          hideWord={words.hide}
          label={shown ? words.hideNet : words.showNet}
        />
      )}
    </div>
  )
}
