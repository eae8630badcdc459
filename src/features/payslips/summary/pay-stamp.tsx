import { formatStampTime, type StampFacts } from '#domain/payslips/stamp.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Card } from '#ui/lists/card.tsx'
import { texts } from '../texts.es.ts'
import classes from './pay-stamp.module.css'

export function PayStamp({ stamp }: { stamp: StampFacts }) {
  const words = useTexts(texts).summary.stamp
  const facts = [
    [words.folio, stamp.folio],
    [words.stampedAt, formatStampTime(stamp.stampedAt)],
    [words.sealEnd, stamp.sealEnd],
  ] as const
  return (
    <Card>
      <h3 className="t-h3">{words.title}</h3>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="t-quiet t-small">{name}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
