import { IconAlertTriangle, IconArrowRight, IconCheck } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { loanPresets } from '#domain/savings/loan-presets.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { hasForeignSeparators, readTypedAmount } from '#domain/savings/savings-amounts.ts'
import type { FundAction, FundRefusal } from '#domain/savings/savings-moves.ts'
import { useMask } from '#hooks/device/use-mask.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type Fund, isAboveQuota, minimumOf } from '#models/savings/fund.ts'
import { useRefusalText } from '#models/savings/use-refusal-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Keypad } from '#ui/kiosk/keypad.tsx'
import { shortMoney } from '../simulator/short-money.ts'
import { LimitSum } from './limit-sum.tsx'
import { texts } from './move-texts.es.ts'
import classes from './move.module.css'

export type AmountAction = Exclude<FundAction, 'loan' | 'leave' | 'payoff'>

interface Props {
  action: AmountAction
  fund: Fund
  maximum: number
  typed: string
  wrong: string | null
  /** Reason why `wrong` was not accepted; null when it was. */
  problem: FundRefusal | null
  onType: (text: string) => void
  onNext: (text: string) => void
}

const LONGEST = 13

/** Asks for the amount of any action except a loan (SAVR-01 … SAVR-09, LOAN-15, LOAN-16). */
export function AmountForm({ action, fund, maximum, typed, wrong, problem, onType, onNext }: Props) {
  const words = useTexts(texts)
  const whyNot = useRefusalText(fund)
  const isKiosk = useIsKiosk()
  const own = useMask()
  const mask = isKiosk ? own : { ...own, shown: true }
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(typed)
  const isWrong = wrong !== null && wrong === text
  useEffect(() => {
    if (isWrong) moveFocus(form.current?.querySelector('input'))
  }, [isWrong])
  const type = (next: string) => {
    setText(next)
    onType(next)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    onNext(text)
  }
  // Fractions of a masked balance would reveal the balance.
  const quick = mask.shown ? loanPresets(maximum) : [maximum]
  const isSaving = action === 'enrol' || action === 'change'
  return (
    <form
      className={isKiosk ? classes.beside : classes.form}
      ref={form}
      autoComplete="off"
      noValidate
      onSubmit={send}
    >
      <div className="t-stack t-gap-4 t-shrink">
        <LimitSum action={action} fund={fund} maximum={maximum} mask={mask} hasEye={isKiosk} />
        <Presets
          amounts={isSaving || action === 'deposit' ? fund.saving.presets : quick}
          maximum={maximum}
          text={text}
          onAmount={type}
        />
        <TextField
          label={words.questions[action]}
          description={isSaving ? savingHint(words, fund, action) : undefined}
          error={
            isWrong
              ? hasForeignSeparators(text)
                ? `${whyNot('amount')} ${words.writeSo}`
                : whyNot(problem ?? 'amount')
              : null
          }
          size="large"
          inputMode={isKiosk ? 'none' : 'decimal'}
          leftSection="$"
          maxLength={LONGEST}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {!fund.quota?.refuses && isAboveQuota(action, fund, readTypedAmount(text)) && (
          <Banner tone="warn" live="status" icon={<IconAlertTriangle size={24} />}>
            {whyNot('above-quota')}
          </Banner>
        )}
      </div>
      <div className="t-stack t-gap-3">
        {isKiosk ? (
          <Keypad
            label={words.keys}
            eraseWord={words.erase}
            goWord={words.go}
            onDigit={(digit) => text.length < LONGEST && type(text + digit)}
            onErase={() => type(text.slice(0, -1))}
            onGo={() => onNext(text)}
          />
        ) : (
          <Button type="submit" size="lg" fullWidth rightSection={<IconArrowRight size={24} aria-hidden />}>
            {words.go}
          </Button>
        )}
      </div>
    </form>
  )
}

function savingHint(
  words: { eachWeek: string; eachFortnight: string; least: (amount: string) => string },
  fund: Fund,
  action: 'enrol' | 'change',
): string {
  const period = isWeekly(fund.payGroup) ? words.eachWeek : words.eachFortnight
  return `${period}. ${words.least(shortMoney(minimumOf(action, fund)))}.`
}

interface PresetsProps {
  amounts: readonly number[]
  maximum: number
  text: string
  onAmount: (text: string) => void
}

function Presets({ amounts, maximum, text, onAmount }: PresetsProps) {
  const words = useTexts(texts)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex box in every browser
    <div
      className={classes.presets}
      data-odd={amounts.length % 3 === 0 || undefined}
      role="group"
      aria-label={words.presets}
    >
      {amounts.map((amount) => {
        const asTyped = String(amount / 100)
        return (
          <button
            key={amount}
            type="button"
            className={classes.preset}
            aria-pressed={text === asTyped}
            onClick={() => onAmount(asTyped)}
          >
            {text === asTyped && <IconCheck aria-hidden="true" size={18} />}
            <span>{amount === maximum ? words.maximum : shortMoney(amount)}</span>
          </button>
        )
      })}
    </div>
  )
}
