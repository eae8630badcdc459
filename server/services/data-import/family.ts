import { DATA_KINDS } from '#domain/data-import/kind.ts'
import type { DataWait } from '#domain/data-import/waits.ts'
import { dataWaitSentences } from '#domain/data-import/wait-words.es.ts'
import type { Family } from '../import-engine/family.ts'
import { dataTables } from '../import-engine/tables.ts'
import { OWN } from './judge-together.ts'
import type { ImportRow } from './may-import.ts'
import { dataImportTexts as texts } from './texts.es.ts'

/** Data of five kinds: one file of each at a time. */
export const dataFamily: Family = {
  tables: dataTables,
  job: 'data-imports',
  kinds: DATA_KINDS,
  route: '/ImportarDatos',
  taken: 'data-file-taken',
  finished({ kind, rows, imported, isByItself, source }: ImportRow) {
    const { nueva = 0, cambia = 0, [OWN]: own = 0 } = imported
    return {
      kind: 'data-imported',
      details: {
        what: kind,
        rows,
        added: nueva,
        changed: cambia,
        ...(own > 0 && { own }),
        // The source marks an unattended import: it ran in the person's name, but they did not start it.
        ...(isByItself && { source }),
      },
    }
  },
  waitSentence: (why: DataWait) => dataWaitSentences[why],
  ownState: (clase) => ({ clase }),
  subject: texts.letter,
  sum: texts.sum,
}
