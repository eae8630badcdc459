import { useEffect, useId, useRef, useState } from 'react'
import { hasForeignSeparators, readTypedAmount } from '#domain/savings/savings-amounts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { shortMoney } from './short-money.ts'
import { texts } from './simulator-texts.es.ts'
import classes from './amount-chooser.module.css'

interface Props {
  amount: number | null
  maximum: number
  onAmount: (amount: number | null) => void
  isMissing?: boolean
}

export function AmountBox({ amount, maximum, onAmount, isMissing = false }: Props) {
  const words = useTexts(texts)
  const id = useId()
  const isShared = useSharedDevice() !== null
  const [typed, setTyped] = useState<{ text: string; amount: number | null } | null>(null)
  const isTyped = typed !== null && typed.amount === amount
  const shown = isTyped ? typed.text : amount === null ? '' : shortMoney(amount)
  const type = (text: string) => {
    const given = readTypedAmount(text)
    const wanted = given !== null && given <= maximum ? given : null
    setTyped({ text, amount: wanted })
    onAmount(wanted)
  }
  const isWrong = amount === null && (shown !== '' || isMissing)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isMissing) moveFocus(field.current)
  }, [isMissing])
  return (
    <>
      <input
        ref={field}
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
        onBlur={() => amount !== null && setTyped(null)}
      />
      {isWrong && (
        <p id={id} className={classes.wrong} role="alert">
          {shown === '' ? words.missing : words.wrong}
          <span>{hasForeignSeparators(shown) && ` ${words.writeSo}`}</span>
        </p>
      )}
    </>
  )
}
