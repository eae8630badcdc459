import type { CSSProperties } from 'react'
import type { KardexKind } from '#domain/time/kardex.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { classNames } from '#ui/theme/class-names.ts'
import type { Trend } from '../days/calendar.ts'
import { texts } from '../texts.es.ts'
import classes from './trend-bars.module.css'

interface Props {
  months: Trend['months']
  kind: KardexKind | 'all'
}

/** Draws horizontal bars where space is narrow, else vertical bars. The table contains the same data. */
export function TrendBars({ months, kind }: Props) {
  const words = useTexts(texts)
  const most = Math.max(1, ...months.map(({ count }) => count))
  const nameOf = (month: string) => words.months[Number(month.slice(5)) - 1] ?? ''
  return (
    <>
      <div className="t-frame" aria-hidden="true">
        <div className={classNames(classes.bars, classes[kind])}>
          {months.map(({ month, count }, index) => (
            <div key={month} className={classes.month} style={{ '--part': count / most } as CSSProperties}>
              <span className={classes.name}>
                <span>{nameOf(month)}</span>
                {(index === 0 || month.endsWith('-01')) && <small> {month.slice(0, 4)}</small>}
              </span>
              <span className={classes.track}>
                <span className={classes.bar} />
              </span>
              <span className={count === 0 ? classes.zero : classes.figure}>{count}</span>
            </div>
          ))}
        </div>
      </div>
      <div className="t-hidden">
        <table>
          <caption>{words.year.trend}</caption>
          <thead>
            <tr>
              <th scope="col">{words.year.month}</th>
              <th scope="col">{words.year.records}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count }) => (
              <tr key={month}>
                <th scope="row">
                  {nameOf(month)} {month.slice(0, 4)}
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
