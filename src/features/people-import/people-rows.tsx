import { downloadBadRows, listPeopleRows, type PeopleImport } from '#contract/imports/people-import.ts'
import type { RowKind } from '#domain/people-import/difference.ts'
import type { ImportField } from '#domain/people-import/fields.ts'
import type { Problem } from '#domain/people-import/problems.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { RowsCard } from '#pieces/importing/rows-card.tsx'
import { texts as common } from '#pieces/importing/texts.es.ts'
import { useFileRows } from '#models/importing/use-file-rows.ts'
import { texts } from './texts.es.ts'
import type { Import } from './use-import.ts'

interface Props {
  run: Import
  current: PeopleImport
  kind: RowKind
}

const naming: ReadonlySet<string> = new Set(['numero', 'nombre', 'nombreCompleto'])

/** People in the file with one kind of change, with their errors or changes. */
export function PeopleRows({ run, current, kind }: Props) {
  const words = useTexts(texts)
  const [page, turnTo] = usePage(kind)
  const answer = useOperation(
    listPeopleRows,
    { id: current.id, clase: kind, pagina: page },
    { isKept: false },
  )
  const fields: Record<string, string> = words.fields
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
      onDownload={() => run.ask(downloadBadRows, { id: current.id })}
      field={(field) => fields[field] ?? field}
      problem={({ campo, que, de, y }) =>
        words.problem({ field: campo as ImportField, what: que as Problem['what'], of: de, and: y })
      }
    />
  )
}
