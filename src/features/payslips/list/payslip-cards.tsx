import { memo } from 'react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import type { PayslipRow, YearGroup } from '../rows/payslip-rows.ts'
import { DeviceMark, KindChip, PayTile, type Place } from '../rows/row-parts.tsx'
import { texts } from '../texts.es.ts'
import classes from './payslip-cards.module.css'

export interface RowsProps {
  years: readonly YearGroup[]
  savedKeys: ReadonlySet<string>
  savingKeys: ReadonlySet<string>
  openKey: string | null
  place: Place
  /** Null on a kiosk, which stores nothing. */
  onSave: ((row: PayslipRow) => void) | null
}

/** Assumed height in px of a row or a month's heading while its year is outside the viewport. */
const ROW = 136

export function PayslipCards({ years, ...rows }: RowsProps) {
  const words = useTexts(texts)
  return years.map(({ year, count, months }) => (
    <section
      key={year}
      className={classes.year}
      style={{ containIntrinsicBlockSize: `auto ${ROW * (months.length + shownOf(months))}px` }}
      aria-labelledby={`payslips-${year}`}
    >
      <div className={classes.head}>
        <h2 id={`payslips-${year}`}>{year}</h2>
        {count !== null && <span className="t-quiet t-small">{words.count(count)}</span>}
      </div>
      {months.map(({ month, rows: ofMonth }) => (
        <div key={month} className={classes.month}>
          <h3 id={`payslips-${year}-${month}`}>{words.month(words.months[month - 1] ?? '')}</h3>
          <ListCard labelledBy={`payslips-${year}-${month}`}>
            {ofMonth.map((row) => (
              <CardRow
                key={row.key}
                row={row}
                isSaved={rows.savedKeys.has(row.key)}
                isSaving={rows.savingKeys.has(row.key)}
                isOpen={rows.openKey === row.key}
                place={rows.place}
                onSave={rows.onSave}
              />
            ))}
          </ListCard>
        </div>
      ))}
    </section>
  ))
}

function shownOf(months: YearGroup['months']): number {
  return months.reduce((sum, group) => sum + group.rows.length, 0)
}

interface CardRowProps {
  row: PayslipRow
  isSaved: boolean
  isSaving: boolean
  isOpen: boolean
  place: Place
  onSave: RowsProps['onSave']
}

const CardRow = memo(function CardRow({ row, isSaved, isSaving, isOpen, place, onSave }: CardRowProps) {
  const words = useTexts(texts)
  return (
    <ListRow
      href={`#${paths.payslip(row.key)}`}
      current={isOpen}
      lead={<PayTile row={row} />}
      title={row.title}
      text={
        <>
          {row.range && <span className="t-block">{row.range}</span>}
          {row.paidOn !== '' && <span className="t-block">{words.paidOn(row.paidOn)}</span>}
        </>
      }
      chip={<KindChip row={row} />}
      {...(onSave
        ? {
            actionBeside: true,
            action: (
              <DeviceMark row={row} isSaved={isSaved} isSaving={isSaving} place={place} onSave={onSave} />
            ),
          }
        : {})}
    />
  )
})
