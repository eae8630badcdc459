import { asc } from 'drizzle-orm'
import type { DataProblem } from '#domain/data-import/kind.ts'
import { dataProblemSentence } from '#domain/data-import/words.es.ts'
import { dataImportRows } from '../../db/schema/imports/data-import.ts'
import type { FamilyRows } from '../import-engine/rows.ts'

export const dataRows: FamilyRows<DataProblem> = {
  async find(tx, which, page) {
    const all = tx.select().from(dataImportRows).where(which).orderBy(asc(dataImportRows.row))
    return page ? all.limit(page.most).offset(page.from) : all
  },
  columnOf: ({ field }, fields) => fields.indexOf(field),
  sentenceOf: dataProblemSentence,
}
