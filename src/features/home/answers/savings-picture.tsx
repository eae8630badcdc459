import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { readSavings } from '#contract/savings/savings.ts'
import type { Failure } from '#core/transport/failure.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { pesosToCentavos } from '#domain/money/wire-pesos.ts'
import { type Mask, useMask } from '#hooks/device/use-mask.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useSavingsEnrolment } from '#models/savings/use-savings-enrolment.ts'
import { Button } from '#ui/actions/button.tsx'
import { Money, MoneyToggle } from '#ui/fields/money-toggle.tsx'
import { Card } from '#ui/lists/card.tsx'
import { answerTexts } from './answer-texts.es.ts'
import classes from './savings-picture.module.css'

export function SavingsPicture() {
  const { user } = useProfile()
  const { canSee, failure, refresh } = useSavingsEnrolment()
  const [isRetrying, setRetrying] = useState(false)
  const enabled = canSee === true
  // The enrolment's response also contains both balances.
  const { data } = useOperation(readSavings, { userId: String(user.Id_Usuario) }, { enabled })
  // A retry clears the failure, and the card must stay in place until the response arrives.
  if (canSee === null && (isRetrying || isUnfetched(failure))) {
    const retry = async () => {
      setRetrying(true)
      await refresh().finally(() => setRetrying(false))
    }
    return <NotFetched isRetrying={isRetrying} onRetry={() => void retry()} />
  }
  if (!enabled || !data) return null
  const { total, restante, total_prestamo } = data.data
  return (
    <Picture
      saved={pesosToCentavos(total)}
      owed={pesosToCentavos(restante)}
      lent={pesosToCentavos(total_prestamo)}
    />
  )
}

/** An expired session opens the sign-in, and a rejection is an answer of the fund. */
function isUnfetched(failure: Failure | null): boolean {
  return failure !== null && failure.kind !== 'expired' && failure.kind !== 'rejected'
}

function NotFetched({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const words = useTexts(answerTexts).savings
  return (
    <Card className="t-stack t-gap-2 t-start">
      <h2 className="t-lead">{words.title}</h2>
      <p role="status">{words.notFetched}</p>
      <Button variant="outline" aria-disabled={isRetrying} onClick={onRetry}>
        {words.again}
      </Button>
    </Card>
  )
}

interface Balances {
  /** Centavos. */
  saved: number
  owed: number
  /** Amount of the loan; 0 when the service sends none. */
  lent: number
}

function Picture({ saved, owed, lent }: Balances) {
  const words = useTexts(answerTexts).savings
  const mask = useMask()
  const most = Math.max(saved, owed, 1)
  return (
    <section className={classes.card} aria-labelledby="saved">
      <div className="t-wrap t-level t-between t-gap-0-3">
        <h2 id="saved" className="t-lead">
          {words.title}
        </h2>
        <MoneyToggle
          shown={mask.shown}
          onToggle={mask.toggle}
          showWord={words.show}
          hideWord={words.hide}
          label={mask.shown ? words.hideAll : words.showAll}
          tone="primary"
        />
      </div>
      <dl className={classes.bars}>
        <Bar label={words.saved} amount={saved} most={most} mask={mask} look={classes.saved} />
        <Bar label={words.owed} amount={owed} most={most} mask={mask} look={classes.owed} />
      </dl>
      <div className="t-wrap t-level t-between t-gap-0-3">
        <p className="t-small t-quiet">{progressOf({ saved, owed, lent }, words)}</p>
        <a className={classes.open} href={`#${paths.savings}`}>
          {words.see}
          <IconChevronRight size={22} aria-hidden />
        </a>
      </div>
    </section>
  )
}

function progressOf(
  { owed, lent }: Balances,
  words: { none: string; paid: (percent: number) => string },
): string {
  if (owed <= 0) return words.none
  return lent >= owed ? words.paid(Math.floor(((lent - owed) / lent) * 100)) : ''
}

interface BarProps {
  label: string
  amount: number
  most: number
  mask: Mask
  look: string | undefined
}

/** Amount with its bar. Masked bars have equal lengths, because lengths would reveal the amounts. */
function Bar({ label, amount, most, mask: { shown }, look }: BarProps) {
  const words = useTexts(answerTexts).savings
  const share = Math.max(0, amount) / most
  return (
    <div className={classes.bar}>
      <dt>{label}</dt>
      <dd className="t-flush">
        <Money text={moneyOnScreen(amount)} shown={shown} hiddenLabel={words.hidden} />
      </dd>
      <dd className={classes.track} aria-hidden="true">
        <span
          className={shown ? look : classes.masked}
          style={shown ? { width: `${Math.round(share * 1000) / 10}%` } : undefined}
        />
      </dd>
    </div>
  )
}
