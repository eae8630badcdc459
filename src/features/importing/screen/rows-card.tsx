import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { type FileImport, type FileRow, ROWS_PER_PAGE } from '#contract/imports/import-file.ts'
import { formatDate } from '#domain/time/dates.ts'
import { columnName } from '#domain/import-file/columns.ts'
import { properName } from '#domain/text/person-name.ts'
import { missingDataReason } from '#hooks/operations/failure-text.ts'
import { usePage, usePaged } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { downloadDataUrl } from '#media/pdf/save-file.ts'
import type { ImportKind, ImportRun, ImportWords, RowOf } from './import-kind.ts'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

interface Props<Current extends FileImport> {
  kind: ImportKind<Current>
  run: ImportRun<Current>
  current: Current
  row: RowOf<Current>
}

export function RowsCard<Current extends FileImport>({ kind, run, current, row: shown }: Props<Current>) {
  const own = kind.useWords()
  const words = useTexts(texts)
  const { review } = words
  const [page, turnTo] = usePage(shown)
  const list = usePaged(kind.useRows(current.id, shown, page), ROWS_PER_PAGE)
  const { rows, total, pages, refresh } = list
  const label = own.titles[shown]
  const isError = shown === 'error'
  const count = current.cuentas.error
  const save = async () => {
    const file = await kind.badRows(run.send, current.id)
    if (file) downloadDataUrl(file.archivo, file.nombre, 'text/csv')
  }
  const bad = new Set(rows?.flatMap(({ errores }) => errores.map(({ columna }) => columna)))
  // Rows with errors show only the wrong cells and the person. In a wide table, the wrong cells would be out of
  // sight.
  const isShown = (campo: string, at: number) => !isError || kind.naming.has(campo) || bad.has(at)
  const columns = current.columnas.flatMap(({ campo }, at) =>
    campo !== '' && isShown(campo, at) ? [{ at, campo }] : [],
  )
  return (
    <section className="t-card t-stack t-shrink t-clip">
      <div className={classes.head}>
        <h2 className={classes.title}>{isError ? review.badRows(count) : label}</h2>
        {isError && count > 0 && (
          <TextLink onClick={() => void save()}>
            <span className="t-inline t-gap-2">
              <IconDownload size={20} aria-hidden="true" />
              {review.download}
            </span>
          </TextLink>
        )}
      </div>
      {rows === null ? (
        list.failure && !list.isRefreshing ? (
          <LoadFailure
            {...missingDataReason(list.failure, words)}
            againWord={words.again}
            onRetry={refresh}
          />
        ) : (
          <SkeletonRows rows={4} label={words.loading} slowText={words.slow} retryText={words.again} />
        )
      ) : rows.length === 0 ? (
        <p className="t-quiet t-pad-4">{review.none}</p>
      ) : (
        // Focusable, because keys must be able to scroll a wide table.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={classes.rows} role="region" aria-label={label} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{review.row}</th>
                {columns.map(({ at, campo }) => (
                  <th key={at} scope="col">
                    <span className="t-quiet t-regular">{columnName(at)}</span> {own.field(campo)}
                  </th>
                ))}
              </tr>
            </thead>
            {rows.map((row) => (
              <Row key={row.fila} row={row} columns={columns.map(({ at }) => at)} words={own} />
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
            words={{
              ...review,
              place: () =>
                review.place((page - 1) * ROWS_PER_PAGE + 1, Math.min(total, page * ROWS_PER_PAGE), total),
            }}
          />
        </div>
      )}
    </section>
  )
}

interface RowProps {
  row: FileRow
  columns: readonly number[]
  words: Pick<ImportWords<FileImport>, 'field' | 'problem'>
}

function Row({ row, columns, words }: RowProps) {
  const { review } = useTexts(texts)
  const bad = new Set(row.errores.map(({ columna }) => columna))
  const isAbsent = row.celdas.length === 0
  const lines = 1 + row.errores.length + (row.cambios.length > 0 ? 1 : 0)
  return (
    <tbody className={classes.one}>
      <tr>
        <th scope="row" rowSpan={lines} className="t-quiet t-regular">
          {isAbsent ? '–' : row.fila}
        </th>
        {isAbsent ? (
          <td colSpan={columns.length}>
            {row.numero} {properName(row.nombre)} <span className="t-quiet">· {review.absent}</span>
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
            <div className={classes.said}>
              <IconAlertTriangle size={20} aria-hidden="true" /> <strong>{celda}</strong>{' '}
              {words.problem({ field: campo, what: que, of: de, and: y })}
            </div>
          </td>
        </tr>
      ))}
      {row.cambios.length > 0 && (
        <tr>
          <td colSpan={columns.length} className="t-quiet">
            <div className={classes.said}>
              {row.cambios
                .map(({ campo, de, a }) =>
                  a === ''
                    ? review.gone(de)
                    : review.change(words.field(campo), formatDate(de), formatDate(a)),
                )
                .join(' · ')}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  )
}
