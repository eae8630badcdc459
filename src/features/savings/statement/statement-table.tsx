import { type ReactNode, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Pager } from '#ui/lists/pager.tsx'
import { pageOf } from './paging.ts'
import { texts } from '../texts.es.ts'
import classes from './statement-table.module.css'

interface Column {
  label: string
  isAmount?: boolean
}

interface Props<Row> {
  caption: string
  columns: readonly Column[]
  rows: readonly Row[]
  cells: (row: Row) => ReactNode
  pagesLabel: string
  perPage?: number
}

/**
 * Table that CSS turns into labelled cards on a narrow screen. Browsers then drop the table's semantics, which the
 * explicit roles keep.
 */
export function StatementTable<Row>({ caption, columns, rows, cells, pagesLabel, perPage }: Props<Row>) {
  const words = useTexts(texts).pager
  const [wanted, setWanted] = useState(1)
  const page = pageOf(rows, wanted, perPage)
  return (
    <div className={classes.frame}>
      {/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see above */}
      <table className={classes.table} role="table">
        <caption className="t-hidden">{caption}</caption>
        <thead role="rowgroup" className={classes.head}>
          <tr role="row">
            {columns.map(({ label, isAmount }) => (
              <th key={label} role="columnheader" scope="col" data-amount={isAmount || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {page.rows.map((row, index) => (
            // The index is the key, because rows have no id and two may be identical.
            <tr key={index} role="row" className={classes.row}>
              {cells(row)}
            </tr>
          ))}
        </tbody>
      </table>
      {/* oxlint-enable */}
      {page.pages > 1 && (
        <div className={classes.pager}>
          <Pager
            page={page.page}
            pages={page.pages}
            onPage={setWanted}
            words={{ ...words, pages: pagesLabel }}
          />
        </div>
      )}
    </div>
  )
}

interface CellProps {
  children: ReactNode
  place: 'title' | 'amount' | 'left' | 'right'
  label?: string
  isAmount?: boolean
}

export function Cell({ children, place, label, isAmount = false }: CellProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as in the table
    <td role="cell" data-place={place} data-amount={isAmount || undefined}>
      {label && (
        <span className={classes.label} aria-hidden="true">
          {label}{' '}
        </span>
      )}
      {children}
    </td>
  )
}
