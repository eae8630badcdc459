import { asc } from 'drizzle-orm'
import type { ImportField } from '#domain/people-import/columns/fields.ts'
import { problemSentence } from '#domain/people-import/problem-words.es.ts'
import type { Problem } from '#domain/people-import/problems.ts'
import { peopleImportRows } from '../../db/schema/imports/people-import.ts'
import type { FamilyRows } from '../import-engine/rows.ts'

const standIns: Partial<Record<ImportField, readonly ImportField[]>> = {
  nombre: ['nombreCompleto'],
  paterno: ['apellidos', 'nombreCompleto'],
  nacimiento: ['curp'],
  sexo: ['curp'],
}

export const peopleRows: FamilyRows<Problem> = {
  async find(tx, which, page) {
    const all = tx.select().from(peopleImportRows).where(which).orderBy(asc(peopleImportRows.row))
    return page ? all.limit(page.most).offset(page.from) : all
  },
  columnOf({ field }, fields) {
    const names = [field, ...(standIns[field] ?? [])]
    return names.map((name) => fields.indexOf(name)).find((at) => at >= 0) ?? -1
  },
  sentenceOf: problemSentence,
}
