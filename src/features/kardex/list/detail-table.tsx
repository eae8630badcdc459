import { memo } from 'react'
import type { KardexKind } from '#domain/time/kardex.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { CellValue } from '../days/cell-value.tsx'
import type { DetailRow } from '../days/kardex-rows.ts'
import { columns } from '../days/kinds.ts'
import { texts } from '../texts.es.ts'
import classes from './detail-table.module.css'

interface Props {
  kind: KardexKind
  rows: readonly DetailRow[]
}

export function DetailTable({ kind, rows }: Props) {
  const words = useTexts(texts)
  return (
    <div className="t-card t-scroll">
      <table className={classes.table}>
        <caption className="t-hidden">{words.kinds[kind]}</caption>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            {columns[kind].map(({ field, label }) => (
              <th key={field} scope="col">
                {words.columns[label]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.key} kind={kind} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const TableRow = memo(function TableRow({ kind, row }: { kind: KardexKind; row: DetailRow }) {
  const { detail } = useTexts(texts)
  return (
    <tr>
      <th scope="row" className={classes.date}>
        {row.dateText || detail.noDate}
      </th>
      {columns[kind].map(({ field }) => (
        <td key={field}>
          <CellValue row={row.row} field={field} />
        </td>
      ))}
    </tr>
  )
})
