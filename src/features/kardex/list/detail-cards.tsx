import { memo } from 'react'
import type { KardexKind } from '#domain/kardex.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { CellValue } from '../days/cell-value.tsx'
import type { DetailRow, YearCount } from '../days/kardex-rows.ts'
import { columns } from '../days/kinds.ts'
import { texts } from '../texts.es.ts'
import classes from './detail-cards.module.css'

interface Props {
  kind: KardexKind
  rows: readonly DetailRow[]
  years: readonly YearCount[]
}

/** The table's rows as cards with the same labels (product.md, phones), a list for each year. */
export function DetailCards({ kind, rows, years }: Props) {
  const { detail } = useTexts(texts)
  return years.map(({ year, count }) => {
    const ofYear = rows.filter((row) => row.year === year)
    if (ofYear.length === 0) return null
    return (
      <section key={year} className={classes.year} aria-labelledby={`kardex-year-${year}`}>
        <div className={classes.head}>
          <h3 id={`kardex-year-${year}`}>{year || detail.noDate}</h3>
          <span className="t-quiet t-small">{detail.count(count)}</span>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see ListCard */}
        <ul className="t-card t-list" role="list">
          {ofYear.map((row) => (
            <CardRow key={row.key} kind={kind} row={row} />
          ))}
        </ul>
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
