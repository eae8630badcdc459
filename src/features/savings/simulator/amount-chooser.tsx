import { IconCheck } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { loanPresets } from '#domain/savings/loan-presets.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { useMask } from '#hooks/device/use-mask.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { AmountBox } from './amount-box.tsx'
import { LoanLimit } from './loan-limit.tsx'
import { shortMoney } from './short-money.ts'
import { texts } from './simulator-texts.es.ts'
import classes from './amount-chooser.module.css'

interface Props {
  /** Centavos. */
  amount: number | null
  maximum: number
  onAmount: (amount: number | null) => void
  isExample: boolean
  isMissing?: boolean
}

const HUNDRED = 10_000
/** Centavos. */
const KEY_STEP = { small: HUNDRED, large: 50_000 } as const
const LARGE = 500_000

export function AmountChooser({ amount, maximum, onAmount, isExample, isMissing = false }: Props) {
  const words = useTexts(texts)
  const isKiosk = useIsKiosk()
  // A shared device hides the maximum, which reveals the savings.
  const own = useMask()
  const mask = isKiosk ? own : { ...own, shown: true }
  const id = useId()
  // While masked, range, step and presets of the slider must not reveal the maximum.
  const isHidden = !isExample && !mask.shown
  const step = KEY_STEP[maximum >= LARGE && !isHidden ? 'large' : 'small']
  const pesos = String(step / 100)
  const from = amount ?? 0
  const change = (by: number) => onAmount(Math.min(maximum, Math.max(HUNDRED, from + by)))
  return (
    <section className="t-stack t-gap-3" aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className="t-lead">
          {words.howMuch}
        </h2>
        {!isExample && <LoanLimit maximum={maximum} mask={mask} hasEye={isKiosk} />}
      </div>
      <div className={classes.line}>
        <Key label={words.less(pesos)} isAtEnd={from <= HUNDRED} onTap={() => change(-step)}>
          <span aria-hidden="true">−</span>
          {pesos}
        </Key>
        <AmountBox amount={amount} maximum={maximum} onAmount={onAmount} isMissing={isMissing} />
        <Key label={words.more(pesos)} isAtEnd={from >= maximum} onTap={() => change(step)}>
          <span aria-hidden="true">+</span>
          {pesos}
        </Key>
      </div>
      {isHidden ? (
        <p className={classes.noSlider}>{words.noSlider}</p>
      ) : (
        <input
          type="range"
          className={classes.slider}
          style={{ '--filled': `${(from / maximum) * 100}%` } as CSSProperties}
          autoComplete="off"
          aria-label={words.slider}
          aria-valuetext={moneyOnScreen(from)}
          min={HUNDRED}
          max={maximum}
          step={HUNDRED}
          value={Math.max(HUNDRED, from)}
          onChange={(event) => onAmount(Number(event.currentTarget.value))}
        />
      )}
      <Presets {...{ amount, maximum, onAmount, isExample, isHidden }} />
    </section>
  )
}

interface KeyProps {
  label: string
  isAtEnd: boolean
  onTap: () => void
  children: ReactNode
}

function Key({ label, isAtEnd, onTap, children }: KeyProps) {
  return (
    <button type="button" className={classes.key} aria-label={label} aria-disabled={isAtEnd} onClick={onTap}>
      {children}
    </button>
  )
}

function Presets({ amount, maximum, onAmount, isExample, isHidden }: Props & { isHidden: boolean }) {
  const words = useTexts(texts)
  const presets = isHidden ? [maximum] : loanPresets(maximum)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex box in every browser
    <div className={classes.presets} role="group" aria-label={words.presets}>
      {presets.map((preset) => (
        <button
          key={preset}
          type="button"
          className={classes.choice}
          aria-pressed={preset === amount}
          onClick={() => onAmount(preset)}
        >
          {preset === amount && <IconCheck aria-hidden="true" size={16} />}
          <span>
            {preset === maximum && !isExample ? words.maximum : presetText(preset, words.thousands)}
          </span>
        </button>
      ))}
    </div>
  )
}

function presetText(preset: number, thousands: (count: number) => string): string {
  return preset % 100_000 === 0 ? thousands(preset / 100_000) : shortMoney(preset)
}
