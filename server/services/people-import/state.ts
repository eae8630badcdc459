import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { PeopleImport, readPeopleImport as operation } from '#contract/imports/people-import.ts'
import { IMPORT_DAYS } from '#domain/people-import/fields.ts'
import { mustConfirmLeavers } from '#domain/people-import/limits.ts'
import type { Tx } from '../../db/connection.ts'
import {
  peopleArrivals,
  peopleImportRows,
  peopleImports,
  peopleSources,
} from '../../db/schema/imports/people-import.ts'
import { users } from '../../db/schema/people.ts'
import type { Handler } from '../../operations/service.ts'
import { rowsOf, wireImport } from '../import-engine/wire-import.ts'
import { isVisible, peopleTables } from '../import-engine/tables.ts'
import { importTexts as texts } from './texts.es.ts'
import { missingPlacesOf } from './missing.ts'
import { isOnSlip, isWaiting } from './waiting.ts'

type Row = typeof peopleImports.$inferSelect

/** Returns the latest import of people, or null (P-186). */
export const readPeopleImport: Handler<typeof operation> = async (_input, { tx, user }) => {
  const [row] = await tx
    .select()
    .from(peopleImports)
    .where(isVisible(peopleTables))
    .orderBy(eq(peopleImports.state, 'done'), desc(peopleImports.id))
    .limit(1)
  const sources = await tx
    .select({ name: peopleSources.name })
    .from(peopleSources)
    .orderBy(asc(peopleSources.name))
  return {
    status: 'OK',
    actual: row ? await toWire(tx, row, user.id) : null,
    origenes: sources.map(({ name }) => name),
  }
}

async function toWire(tx: Tx, row: Row, askerId: number): Promise<PeopleImport> {
  const isRow = eq(peopleImportRows.importId, row.id)
  const [opened] = await tx
    .select({ people: count() })
    .from(peopleImportRows)
    .innerJoin(users, eq(users.id, peopleImportRows.opened))
    .where(isWaiting)
  const [printed] = await tx
    .select({ people: count() })
    .from(peopleImportRows)
    .innerJoin(users, eq(users.id, peopleImportRows.slipOf))
    .where(isOnSlip(askerId))
  // The results of an unfinished check are incomplete.
  const bad =
    row.state === 'checking'
      ? 0
      : await tx.$count(peopleImportRows, and(isRow, eq(peopleImportRows.kind, 'error')))
  const missing = row.state === 'ready' && bad > 0 ? await missingPlacesOf(tx, row) : []
  const isBrought = (await tx.$count(peopleArrivals, eq(peopleArrivals.importId, row.id))) > 0
  const isHeld = row.state === 'ready' || row.state === 'stopped'
  return {
    ...wireImport(row, IMPORT_DAYS, isBrought),
    motivo: isHeld && row.waitsFor !== null ? texts.waitsFor[row.waitsFor] : '',
    motivoClave: (isHeld && row.waitsFor) || '',
    completa: row.isComplete,
    cuentas: {
      nueva: rowsOf(row, 'nueva'),
      cambia: rowsOf(row, 'cambia'),
      baja: rowsOf(row, 'baja'),
      regresa: rowsOf(row, 'regresa'),
      igual: rowsOf(row, 'igual'),
      // Includes rows that failed during the import itself.
      error: bad,
    },
    sinCurp: rowsOf(row, 'sinCurp'),
    sinRfc: rowsOf(row, 'sinRfc'),
    personas: row.people,
    confirmarBajas: mustConfirmLeavers(row.counts.baja ?? 0, row.people),
    sinContrasena: opened?.people ?? 0,
    ...(printed && printed.people > 0 && { enTalones: printed.people }),
    ...(missing.length > 0 && { faltan: missing }),
  }
}
