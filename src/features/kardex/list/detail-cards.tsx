import { memo } from 'react'
import type { KardexKind } from '#domain/time/kardex.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard } from '#ui/lists/list-card.tsx'
import { CellValue } from '../days/cell-value.tsx'
import { byMonth, type DetailRow, type YearCount } from '../days/kardex-rows.ts'
import { columns } from '../days/kinds.ts'
import { texts } from '../texts.es.ts'
import classes from './detail-cards.module.css'

interface Props {
  kind: KardexKind
  rows: readonly DetailRow[]
  years: readonly YearCount[]
}

export function DetailCards({ kind, rows, years }: Props) {
  const { detail, month: asHeading, monthNames } = useTexts(texts)
  return years.map(({ year, count }) => {
    const ofYear = rows.filter((row) => row.year === year)
    if (ofYear.length === 0) return null
    return (
      <section key={year} className={classes.year} aria-labelledby={`kardex-year-${year}`}>
        <div className={classes.head}>
          <h3 id={`kardex-year-${year}`}>{year || detail.noDate}</h3>
          <span className="t-quiet t-small">{detail.count(count)}</span>
        </div>
        {byMonth(ofYear).map(({ month, rows: ofMonth }) => {
          const name = monthNames[Number(month.slice(5)) - 1]
          const id = `kardex-month-${month}`
          return (
            <div key={month} className={classes.month}>
              {name !== undefined && (
                <h4 id={id} className={classes.monthName}>
                  {asHeading(name)}
                </h4>
              )}
              <ListCard labelledBy={name === undefined ? `kardex-year-${year}` : id}>
                {ofMonth.map((row) => (
                  <CardRow key={row.key} kind={kind} row={row} />
                ))}
              </ListCard>
            </div>
          )
        })}
      </section>
    )
  })
}

const CardRow = memo(function CardRow({ kind, row }: { kind: KardexKind; row: DetailRow }) {
  const words = useTexts(texts)
  return (
    <li className={classes.row}>
      <p className="t-strong t-row-text">{row.dateText || words.detail.noDate}</p>
      <dl className={classes.values}>
        {columns[kind].map(({ field, label }) => (
          <div key={field} className={classes.value}>
            <dt>{words.columns[label]}</dt>
            <dd>
              <CellValue row={row.row} field={field} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
})
