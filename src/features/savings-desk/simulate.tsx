import { IconCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { isWeeklyLoan } from '#domain/loan.ts'
import { loanTerms, planLoan } from '#domain/loan-plan.ts'
import { moneyOnScreen, toCentavos } from '#domain/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { RequestDetails } from './request-pane.tsx'
import { texts } from './texts.es.ts'
import classes from './pane.module.css'

const STEP = 50_000

/** What another amount or term would cost: to talk about with the person, never what is decided on. */
export function Simulate({ details }: { details: RequestDetails }) {
  const words = useTexts(texts).simulate
  const id = useId()
  const { solicitud, cuenta, tasas, prestamo, maximo } = details
  const wanted = toCentavos(solicitud.monto)
  const [amount, setAmount] = useState(wanted)
  const [term, setTerm] = useState(solicitud.plazo ?? 0)
  const payGroup = cuenta.grupoPago
  const most = Math.max(wanted, toCentavos(maximo))
  const isAsWanted = amount === wanted && term === solicitud.plazo
  const change = (by: number) => setAmount(Math.min(most, Math.max(STEP, amount + by)))
  // As it was agreed to, or by today's rates.
  const cost =
    isAsWanted && prestamo
      ? {
          first: toCentavos(prestamo.primero),
          last: toCentavos(prestamo.ultimo),
          interest: toCentavos(prestamo.interes),
        }
      : costOf({ amount, term, payGroup }, tasas)
  if (cost === null) return null
  return (
    <section className="t-stack t-gap-3" aria-labelledby={id}>
      <h3 id={id} className="t-lead t-strong">
        {words.title}
      </h3>
      <div className={classes.amounts}>
        <button
          type="button"
          className={classes.key}
          aria-label={words.less(moneyOnScreen(STEP))}
          aria-disabled={amount <= STEP}
          onClick={() => change(-STEP)}
        >
          − {STEP / 100}
        </button>
        <output className={classes.chosen} aria-label={words.amount}>
          {moneyOnScreen(amount).replace(/\.00$/, '')}
        </output>
        <button
          type="button"
          className={classes.key}
          aria-label={words.more(moneyOnScreen(STEP))}
          aria-disabled={amount >= most}
          onClick={() => change(STEP)}
        >
          + {STEP / 100}
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex box in every browser */}
      <div className={classes.terms} role="group" aria-label={words.term}>
        {loanTerms(payGroup).map((count) => (
          <button
            key={count}
            type="button"
            className={classes.key}
            aria-pressed={count === term}
            onClick={() => setTerm(count)}
          >
            {count === term && <IconCheck size={18} aria-hidden />}
            {count}
          </button>
        ))}
      </div>
      <dl className={classes.facts} aria-live="polite">
        <div className={classes.pair}>
          <dt className="t-quiet">{isWeeklyLoan(payGroup) ? words.weekly : words.biweekly}</dt>
          <dd className="t-strong">{words.span(moneyOnScreen(cost.first), moneyOnScreen(cost.last))}</dd>
        </div>
        <div className={classes.pair}>
          <dt className="t-quiet">{words.interest}</dt>
          <dd className="t-strong">{moneyOnScreen(cost.interest)}</dd>
        </div>
        <div className={classes.pair}>
          <dt className="t-quiet">{words.total}</dt>
          <dd className="t-strong">{moneyOnScreen(amount + cost.interest)}</dd>
        </div>
      </dl>
      {isAsWanted && <p className="t-quiet t-small">{words.agreed}</p>}
    </section>
  )
}

function costOf(wish: { amount: number; term: number; payGroup: number }, rates: RequestDetails['tasas']) {
  if (rates === null || !loanTerms(wish.payGroup).includes(wish.term)) return null
  const { payments, interest } = planLoan(wish, { tiie: rates.tiie, rate: rates.tasa })
  return { first: payments[0]?.payment ?? 0, last: payments.at(-1)?.payment ?? 0, interest }
}
