import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import {
  downloadBadRows,
  type ImportRow,
  listPeopleRows,
  type PeopleImport,
  ROWS_PER_PAGE,
} from '#contract/people-import.ts'
import type { RowKind } from '#domain/people-import/difference.ts'
import { columnName } from '#domain/import-file/columns.ts'
import type { Problem } from '#domain/people-import/problems.ts'
import { properName } from '#domain/person-name.ts'
import { absenceOf } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { downloadFile } from '#media/pdf/save-file.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { NotHere } from '#ui/feedback/not-here.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { bytesOf } from './data-url.ts'
import { texts } from './texts.es.ts'
import type { Import } from './use-import.ts'
import classes from './import.module.css'

interface Props {
  run: Import
  current: PeopleImport
  kind: RowKind
}

const naming: ReadonlySet<string> = new Set(['numero', 'nombre', 'nombreCompleto'])

/** Rows of one kind with their cells as the file has them, and what is wrong or changes below each. */
export function RowsCard({ run, current, kind }: Props) {
  const words = useTexts(texts)
  const { review } = words
  const [page, turnTo] = usePage(kind)
  const answer = useOperation(
    listPeopleRows,
    { id: current.id, clase: kind, pagina: page },
    { isKept: false },
  )
  const { rows, total, pages, failure, isRefreshing, refresh } = usePaged(answer, ROWS_PER_PAGE)
  const bad = new Set(rows?.flatMap(({ errores }) => errores.map(({ columna }) => columna)))
  // Who it is and what is wrong, beside each other: a wide file would hide it at its end.
  const isShown = (campo: string, at: number) => kind !== 'error' || naming.has(campo) || bad.has(at)
  const columns = current.columnas.flatMap(({ campo }, at) =>
    campo !== '' && isShown(campo, at) ? [{ at, campo }] : [],
  )
  const save = async () => {
    const file = await run.ask(downloadBadRows, { id: current.id })
    if (file) downloadFile(bytesOf(file.archivo), file.nombre, 'text/csv')
  }
  return (
    <section className="t-card t-stack t-shrink t-clip">
      <div className={classes.head}>
        <h2 className={classes.title}>
          {kind === 'error' ? review.badRows(current.cuentas.error) : review.titles[kind]}
        </h2>
        {kind === 'error' && current.cuentas.error > 0 && (
          <TextLink onClick={() => void save()}>
            <span className="t-inline t-gap-2">
              <IconDownload size={20} aria-hidden="true" />
              {review.download}
            </span>
          </TextLink>
        )}
      </div>
      {rows === null ? (
        failure && !isRefreshing ? (
          <NotHere {...absenceOf(failure, words)} againWord={words.again} onRetry={refresh} />
        ) : (
          <SkeletonRows rows={4} label={words.loading} slowText={words.slow} retryText={words.again} />
        )
      ) : rows.length === 0 ? (
        <p className="t-quiet t-pad-4">{review.none}</p>
      ) : (
        // Wide tables are moved sideways with the keys, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="t-scroll t-focus-inside" role="region" aria-label={review.titles[kind]} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{review.row}</th>
                {columns.map(({ at, campo }) => (
                  <th key={at} scope="col">
                    <span className="t-quiet t-regular">{columnName(at)}</span> {words.fields[campo]}
                  </th>
                ))}
              </tr>
            </thead>
            {rows.map((row) => (
              <Row key={row.fila} row={row} columns={columns.map(({ at }) => at)} />
            ))}
          </table>
        </div>
      )}
      {rows !== null && total > ROWS_PER_PAGE && (
        <div className="t-pad-3 t-top-line">
          <Pager
            page={page}
            pages={pages}
            onPage={turnTo}
            label={review.pages}
            previousWord={review.previous}
            nextWord={review.next}
            placeText={review.place(
              (page - 1) * ROWS_PER_PAGE + 1,
              Math.min(total, page * ROWS_PER_PAGE),
              total,
            )}
          />
        </div>
      )}
    </section>
  )
}

function Row({ row, columns }: { row: ImportRow; columns: readonly number[] }) {
  const words = useTexts(texts)
  const bad = new Set(row.errores.map(({ columna }) => columna))
  const isAbsent = row.celdas.length === 0
  const lines = 1 + row.errores.length + (row.cambios.length > 0 ? 1 : 0)
  const fields = words.fields as Record<string, string>
  return (
    <tbody className={classes.one}>
      <tr>
        <th scope="row" rowSpan={lines} className="t-quiet t-regular">
          {isAbsent ? '–' : row.fila}
        </th>
        {isAbsent ? (
          <td colSpan={columns.length}>
            {row.numero} {properName(row.nombre)} <span className="t-quiet">· {words.review.absent}</span>
          </td>
        ) : (
          columns.map((at) => (
            <td key={at}>
              <span className={bad.has(at) ? classes.bad : undefined}>{row.celdas[at] ?? ''}</span>
            </td>
          ))
        )}
      </tr>
      {row.errores.map(({ celda, campo, que, de, y }) => (
        <tr key={`${celda} ${que}`}>
          <td colSpan={columns.length} className={classes.why}>
            <IconAlertTriangle size={20} aria-hidden="true" /> <strong>{celda}</strong>{' '}
            {words.problem({ field: campo, what: que as Problem['what'], of: de, and: y })}
          </td>
        </tr>
      ))}
      {row.cambios.length > 0 && (
        <tr>
          <td colSpan={columns.length} className="t-quiet">
            {row.cambios
              .map(({ campo, de, a }) => words.review.change(fields[campo] ?? campo, de, a))
              .join(' · ')}
          </td>
        </tr>
      )}
    </tbody>
  )
}
