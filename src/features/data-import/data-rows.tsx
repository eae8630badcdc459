import {
  type DataImport,
  type DataRowKind,
  downloadBadDataRows,
  listDataRows,
} from '#contract/imports/data-import.ts'
import type { DataProblem } from '#domain/data-import/kind.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { RowsCard } from '#pieces/importing/rows-card.tsx'
import { texts as common } from '#pieces/importing/texts.es.ts'
import { useFileRows } from '#models/importing/use-file-rows.ts'
import { texts } from './texts.es.ts'
import type { DataRun } from './use-data-import.ts'

interface Props {
  run: DataRun
  current: DataImport
  kind: DataRowKind
}

const naming: ReadonlySet<string> = new Set(['numero'])

/** Lists the file's rows of one kind, with each row's errors or changes. */
export function DataRows({ run, current, kind }: Props) {
  const words = useTexts(texts)
  const [page, turnTo] = usePage(kind)
  const answer = useOperation(listDataRows, { id: current.id, que: kind, pagina: page }, { isKept: false })
  const list = useFileRows(answer, useTexts(common))
  return (
    <RowsCard
      label={words.review.titles[kind]}
      bad={kind === 'error' ? current.cuentas.error : null}
      columns={current.columnas}
      naming={naming}
      list={list}
      page={page}
      onPage={turnTo}
      onDownload={() => run.ask(downloadBadDataRows, { id: current.id })}
      field={words.label}
      problem={({ campo, que, de, y }) =>
        words.problem({ field: campo, what: que as DataProblem['what'], of: de, and: y })
      }
    />
  )
}
