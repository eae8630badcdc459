import { dataKinds } from '#domain/data-import/kinds.ts'
import { missingFields } from '#domain/data-import/read-row.ts'
import type { DataWait } from '#domain/data-import/wait-reasons.ts'
import { dataWaitSentences } from '#domain/data-import/wait-words.es.ts'
import { HeadingBook } from '#domain/import-file/headings.ts'
import { DATA_KINDS, type DataKindName } from '#domain/import-file/import-kinds.ts'
import { importersOf, mayImport } from '../../identity/importer.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { Family } from '../import-engine/family.ts'
import { type DataRun, dataTables } from '../import-engine/tables.ts'
import { checkStep } from './check-step.ts'
import { importStep } from './import-step.ts'
import { OWN_ROWS_KEY } from './judge-together.ts'
import { isFirst } from './queues.ts'
import { reasonToWait } from './reason-to-wait.ts'
import { dataImportTexts as texts } from './texts.es.ts'

export const dataFamily: Family = {
  tables: dataTables,
  job: 'data-imports',
  kinds: DATA_KINDS,
  route: '/ImportarDatos',
  arrivalEvent: 'data-file-taken',
  mayImport: (user, kind: DataKindName) => mayImport(user, kind),
  importers: (tx, kind: DataKindName) => importersOf(tx, kind),
  headings(kind: DataKindName) {
    const { headings, fields } = dataKinds[kind]
    return new HeadingBook(headings, fields)
  },
  days: (kind: DataKindName) => dataKinds[kind].days,
  missing: (kind: DataKindName, columns) => missingFields(dataKinds[kind], columns),
  missingColumn: texts.missingColumn,
  requireColumns(kind: DataKindName, columns) {
    const { fields } = dataKinds[kind]
    if (columns.some((field) => field !== '' && !fields.includes(field)))
      throw new WireFault('ERROR', texts.wrongColumn)
  },
  extraColumns: () => ({}),
  // Results for the old columns are invalid; check-step.ts clears them in batches.
  columnsForRecheck: ({ id }) => ({ isToReset: true, counts: {}, wanted: 0, userId: id, waitsFor: null }),
  step: { first: 100, least: 25, most: 500 },
  check: { step: checkStep },
  importer: async () => ({ step: importStep }),
  isFirst,
  reasonToWait,
  finished({ kind, rows, imported, isByItself, source }: DataRun) {
    const { nueva = 0, cambia = 0, [OWN_ROWS_KEY]: own = 0 } = imported
    return {
      kind: 'data-imported',
      details: {
        what: kind,
        rows,
        added: nueva,
        changed: cambia,
        ...(own > 0 && { own }),
        // Logs the source of unattended imports only. Such an import runs in a person's name without that
        // person starting the import.
        ...(isByItself && { source }),
      },
    }
  },
  waitSentence: (why: DataWait) => dataWaitSentences[why],
  extraState: (clase) => ({ clase }),
  subject: (kind: DataKindName, state, isWrong) => texts.letter(kind, state, isWrong),
  countsLine: texts.sum,
}
