import { memo, type MouseEvent } from 'react'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { RowsProps } from './payslip-cards.tsx'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import { DeviceMark, KindChip, PayTile, type Place } from '../rows/row-parts.tsx'
import { texts } from '../texts.es.ts'
import classes from './payslip-table.module.css'

export function PayslipTable({ years, savedKeys, savingKeys, place, onSave }: Omit<RowsProps, 'openKey'>) {
  const words = useTexts(texts)
  const { list } = words
  return (
    <div className={classes.card}>
      <table className={classes.table}>
        <caption className="t-hidden">{list.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{list.period}</th>
            <th scope="col">{list.dates}</th>
            <th scope="col">{list.paid}</th>
            <th scope="col">{list.kind}</th>
            {onSave && <th scope="col">{list.device}</th>}
            <th scope="col">{list.action}</th>
          </tr>
        </thead>
        {years.map(({ year, count, months }) => {
          const rows = months.flatMap((group) => group.rows)
          return (
            <tbody key={year}>
              <tr>
                <th scope="rowgroup" colSpan={onSave ? 6 : 5} className={classes.year}>
                  <span>{year}</span>{' '}
                  {count !== null && <span className={classes.count}>{words.count(count)}</span>}
                </th>
              </tr>
              {rows.map((row) => (
                <TableRow
                  key={row.key}
                  row={row}
                  isSaved={savedKeys.has(row.key)}
                  isSaving={savingKeys.has(row.key)}
                  place={place}
                  onSave={onSave}
                />
              ))}
            </tbody>
          )
        })}
      </table>
    </div>
  )
}

interface TableRowProps {
  row: PayslipRow
  isSaved: boolean
  isSaving: boolean
  place: Place
  onSave: RowsProps['onSave']
}

const TableRow = memo(function TableRow({ row, isSaved, isSaving, place, onSave }: TableRowProps) {
  const { list } = useTexts(texts)
  const open = ({ target }: MouseEvent) => {
    const isOwn = target instanceof Element && target.closest('a, button') !== null
    if (!isOwn) navigate(paths.payslip(row.key))
  }
  return (
    // Keyboards and screen readers use the link in the last cell.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr className={classes.row} onClick={open}>
      <th scope="row">
        <span className="t-row t-gap-3">
          <span className={classes.tile}>
            <PayTile row={row} />
          </span>
          {row.title}
        </span>
      </th>
      <td className={classes.dates}>{row.range ?? '–'}</td>
      <td>{row.paidOn}</td>
      <td>
        <KindChip row={row} />
      </td>
      {onSave && (
        <td>
          <DeviceMark row={row} isSaved={isSaved} isSaving={isSaving} place={place} onSave={onSave} />
        </td>
      )}
      <td>
        <TextLink href={`#${paths.payslip(row.key)}`}>
          {list.open}
          <span className="t-hidden"> {row.title}</span>
        </TextLink>
      </td>
    </tr>
  )
})
