import type { Family } from '../import-engine/family.ts'
import { peopleTables } from '../import-engine/tables.ts'
import { importTexts as texts } from './texts.es.ts'

/** Files of people: one at a time. */
export const peopleFamily: Family = {
  tables: peopleTables,
  job: 'people',
  kinds: ['personas'],
  route: '/Importar',
  taken: 'people-file-taken',
  finished({ rows, imported, typedLeavers }: PeopleRun) {
    const { nueva = 0, cambia = 0, baja = 0, regresa = 0 } = imported
    const details = { rows, added: nueva, changed: cambia, closed: baja, reopened: regresa }
    return {
      kind: 'people-imported',
      details: typedLeavers === null ? details : { ...details, typed: typedLeavers },
    }
  },
  waitSentence: (why: keyof typeof texts.waitsFor) => texts.waitsFor[why],
  ownState: (_kind, { baja = 0, regresa = 0 }) => ({ bajas: baja, regresan: regresa }),
  subject: (_kind, state, isWrong) => texts.letter(state, isWrong),
  sum: texts.sum,
}

type PeopleRun = (typeof peopleTables.imports)['$inferSelect']
