import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Card } from '#ui/lists/card.tsx'
import { texts } from '../texts.es.ts'
import classes from './pay-days.module.css'

/** A missing counter is zero. A one-off payment has no counters. */
export function PayDays({ days, daysPaid }: Pick<PayslipDetail, 'days' | 'daysPaid'>) {
  const { summary } = useTexts(texts)
  if (days.length === 0 && daysPaid === '') return null
  return (
    <Card className={classes.card}>
      <h3 className="t-h3">{summary.days}</h3>
      <dl className={classes.days}>
        {daysPaid !== '' && (
          <div className={classes.paid}>
            <dt>{summary.daysPaid}</dt>
            <dd>{daysPaid}</dd>
          </div>
        )}
        {days.length > 0 &&
          Object.entries(summary.dayNames).map(([concept, name]) => {
            const count = days.find((day) => day.concept.trim() === concept)?.days ?? 0
            return (
              <div key={concept} className={classes.day} data-some={count > 0 || undefined}>
                <dt>
                  {name} <span className={classes.key}>{concept}</span>
                </dt>
                <dd>{count}</dd>
              </div>
            )
          })}
      </dl>
    </Card>
  )
}
