import { useId, useState } from 'react'
import { isOddlyWritten, readTypedAmount } from '#domain/savings-amounts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { shortMoney } from './short-money.ts'
import { texts } from './simulator-texts.es.ts'
import classes from './amount-chooser.module.css'

interface Props {
  amount: number | null
  maximum: number
  onAmount: (amount: number | null) => void
}

/** The amount, large, to be typed over; what is no amount, or too much, is said and stays. */
export function AmountBox({ amount, maximum, onAmount }: Props) {
  const words = useTexts(texts)
  const id = useId()
  const isShared = useSharedDevice() !== null
  // What is typed, for as long as nothing else has chosen an amount.
  const [typed, setTyped] = useState<{ text: string; amount: number | null } | null>(null)
  const isTyped = typed !== null && typed.amount === amount
  const shown = isTyped ? typed.text : amount === null ? '' : shortMoney(amount)
  const type = (text: string) => {
    const given = readTypedAmount(text)
    const wanted = given !== null && given <= maximum ? given : null
    setTyped({ text, amount: wanted })
    onAmount(wanted)
  }
  const isWrong = amount === null && shown !== ''
  return (
    <div className={classes.box}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete={isShared ? 'off' : undefined}
        className={classes.amount}
        data-long={shown.length > 7 || undefined}
        aria-label={words.amount}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        size={1}
        maxLength={13}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        // A right amount is written out; a wrong one stays, with what is said of it.
        onBlur={() => amount !== null && setTyped(null)}
      />
      {isWrong && (
        <p id={id} className={classes.wrong} role="alert">
          {words.wrong}
          <span>{isOddlyWritten(shown) && ` ${words.writeSo}`}</span>
        </p>
      )}
    </div>
  )
}
