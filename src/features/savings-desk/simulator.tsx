import { useState } from 'react'
import { isWeeklyLoan } from '#domain/savings/loan.ts'
import { loanTerms, planLoan } from '#domain/savings/loan-plan.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Segments } from '#ui/choices/segments.tsx'
import { Pairs } from './account.tsx'
import type { Details } from './details.ts'
import { texts } from './texts.es.ts'
import classes from './desk.module.css'

/** In centavos. */
const STEP = 50_000

export function Simulator({ details: { solicitud, cuenta, maximo, tasas } }: { details: Details }) {
  const words = useTexts(texts).simulator
  const most = Math.round(maximo * 100)
  const terms = loanTerms(cuenta.grupoPago)
  const [amount, setAmount] = useState(Math.round(solicitud.monto * 100))
  const [term, setTerm] = useState(solicitud.plazo ?? terms[0] ?? 0)
  if (tasas === null) return <p className="t-quiet">{words.noRates}</p>
  const rates = { tiie: tasas.tiie, rate: tasas.tasa }
  const { payments, interest, total } = planLoan({ amount, term, payGroup: cuenta.grupoPago }, rates)
  const [first, last] = [payments[0]?.payment ?? 0, payments.at(-1)?.payment ?? 0]
  return (
    <section className="t-stack t-gap-2" aria-labelledby="simulador-caja">
      <h3 id="simulador-caja" className="t-heavy t-lead t-snug">
        {words.title}
      </h3>
      <div className={classes.amount} role="group" aria-label={words.amount}>
        <button
          type="button"
          className={classes.key}
          aria-label={words.less}
          aria-disabled={amount <= STEP}
          onClick={() => setAmount(Math.max(STEP, amount - STEP))}
        >
          − {words.step}
        </button>
        <output className={classes.now}>{moneyOnScreen(amount).replace(/\.00$/, '')}</output>
        <button
          type="button"
          className={classes.key}
          aria-label={words.more}
          aria-disabled={amount >= most}
          onClick={() => setAmount(Math.max(amount, Math.min(most, amount + STEP)))}
        >
          + {words.step}
        </button>
      </div>
      <Segments
        label={words.term}
        value={String(term)}
        options={terms.map((each) => ({ value: String(each), label: String(each) }))}
        onChange={(next) => setTerm(Number(next))}
      />
      <Pairs
        rows={[
          [
            isWeeklyLoan(cuenta.grupoPago) ? words.week : words.fortnight,
            `${moneyOnScreen(first)} ${words.range} ${moneyOnScreen(last)}`,
          ],
          [words.interest, moneyOnScreen(interest)],
          [words.total, moneyOnScreen(total)],
        ]}
      />
      <p className="t-quiet t-small">{words.note}</p>
    </section>
  )
}
