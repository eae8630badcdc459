import {
  type DataImport,
  type DataRowKind,
  downloadBadDataRows,
  listDataRows,
} from '#contract/data-import.ts'
import { ROWS_PER_PAGE } from '#contract/import-file.ts'
import type { DataProblem } from '#domain/data-import/kind.ts'
import { absenceOf } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { bytesOf } from '#media/importing/data-url.ts'
import { RowsCard } from '#media/importing/rows-card.tsx'
import { texts as common } from '#media/importing/texts.es.ts'
import { downloadFile } from '#media/pdf/save-file.ts'
import { NotHere } from '#ui/feedback/not-here.tsx'
import { texts } from './texts.es.ts'
import type { DataRun } from './use-data-import.ts'

interface Props {
  run: DataRun
  current: DataImport
  kind: DataRowKind
}

const naming: ReadonlySet<string> = new Set(['numero'])

/** Rows of the file of one kind, and what is wrong or changes of each. */
export function DataRows({ run, current, kind }: Props) {
  const words = useTexts(texts)
  const all = useTexts(common)
  const [page, turnTo] = usePage(kind)
  const answer = useOperation(listDataRows, { id: current.id, que: kind, pagina: page }, { isKept: false })
  const { rows, total, pages, failure, isRefreshing, refresh } = usePaged(answer, ROWS_PER_PAGE)
  const isError = kind === 'error'
  const save = async () => {
    const file = await run.ask(downloadBadDataRows, { id: current.id })
    if (file) downloadFile(bytesOf(file.archivo), file.nombre, 'text/csv')
  }
  return (
    <RowsCard
      title={isError ? all.review.badRows(current.cuentas.error) : words.review.titles[kind]}
      label={words.review.titles[kind]}
      columns={current.columnas}
      naming={naming}
      isError={isError}
      rows={rows}
      absence={
        failure &&
        !isRefreshing && <NotHere {...absenceOf(failure, all)} againWord={all.again} onRetry={refresh} />
      }
      page={page}
      pages={pages}
      total={total}
      perPage={ROWS_PER_PAGE}
      onPage={turnTo}
      onDownload={isError && current.cuentas.error > 0 ? () => void save() : null}
      field={words.label}
      problem={({ campo, que, de, y }) =>
        words.problem({ field: campo, what: que as DataProblem['what'], of: de, and: y })
      }
    />
  )
}
