import type { ReactNode } from 'react'
import type { ParameterPeriod } from '#contract/savings/savings-parameters.ts'
import { formatDate } from '#domain/time/dates.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { EXAMPLE_LOAN, exampleInterest, percentText } from '#domain/savings/savings-parameters.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'
import { fromWire, quotaText, shownValue } from './typed-parameters.ts'
import classes from './rates.module.css'

const others = ['loanFactor', 'socialPart', 'minimumWeekly', 'minimumBiweekly'] as const

export function HeldCard({ held, children }: { held: ParameterPeriod | null; children: ReactNode }) {
  const words = useTexts(texts)
  if (held === null) {
    return (
      <section className="t-card t-pad-4 t-stack t-gap-3" aria-labelledby="rige">
        <h2 id="rige" className="t-h3 t-heavy">
          {words.held.none}
        </h2>
        <p className="t-quiet">{words.held.noneText}</p>
        <div className="t-wrap">{children}</div>
      </section>
    )
  }
  const values = fromWire(held)
  return (
    <section className={classes.held} aria-labelledby="rige">
      <div className={classes.year}>
        <h2 id="rige" className="t-body t-strong">
          {words.held.title}
        </h2>
        <p className={classes.big}>{percentText(values.tiie + values.rate)}</p>
        <p>{words.held.parts(percentText(values.tiie), percentText(values.rate))}</p>
        <p className={classes.since}>{words.held.since(formatDate(held.desde))}</p>
      </div>
      <dl className={classes.figures}>
        {others.map((name) => (
          <div key={name}>
            <dt>{words.names[name]}</dt>
            <dd>{shownValue(name, values[name], words.times)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.quota.name}</dt>
          <dd>{quotaText(values, words)}</dd>
        </div>
      </dl>
      <div className={classes.foot}>
        <p className="t-grow t-shrink">
          {words.example(moneyOnScreen(EXAMPLE_LOAN.amount), moneyOnScreen(exampleInterest(values)))}
        </p>
        {children}
      </div>
    </section>
  )
}
