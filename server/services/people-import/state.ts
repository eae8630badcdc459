import { count, eq } from 'drizzle-orm'
import type { PeopleImport, readPeopleImport as operation } from '#contract/imports/people-import.ts'
import { IMPORT_DAYS } from '#domain/people-import/columns/fields.ts'
import { mustConfirmLeavers } from '#domain/people-import/file/limits.ts'
import type { Tx } from '../../db/connection.ts'
import { peopleImportRows } from '../../db/schema/imports/people-import.ts'
import { users } from '../../db/schema/people.ts'
import type { Handler } from '../../operations/service.ts'
import type { PeopleRun } from '../import-engine/tables.ts'
import { type ImportContext, readState, rowsOf, wireImport } from '../import-engine/wire-import.ts'
import { peopleFamily } from './family.ts'
import { missingPlacesOf } from './check/missing-places.ts'
import { isOnSlip, isWaiting } from './passwords/waiting.ts'
import { leaversOfWeekIn, waitSentence } from './check/wait-sentence.ts'

export const readPeopleImport: Handler<typeof operation> = (_input, { tx, user }) =>
  readState(peopleFamily, tx, 'personas', {
    toWire: (run: PeopleRun, context) => toWire(tx, run, context, user.id),
  })

async function toWire(
  tx: Tx,
  row: PeopleRun,
  { isBrought, errors }: ImportContext,
  askerId: number,
): Promise<PeopleImport> {
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
  const missing = row.state === 'ready' && errors > 0 ? await missingPlacesOf(tx, row) : []
  const isHeld = row.state === 'ready' || row.state === 'stopped'
  return {
    ...wireImport(row, IMPORT_DAYS, isBrought),
    motivo: isHeld && row.waitsFor !== null ? waitSentence(row.waitsFor, row.counts) : '',
    motivoClave: (isHeld && row.waitsFor) || '',
    completa: row.isComplete,
    cuentas: {
      nueva: rowsOf(row, 'nueva'),
      cambia: rowsOf(row, 'cambia'),
      baja: rowsOf(row, 'baja'),
      regresa: rowsOf(row, 'regresa'),
      igual: rowsOf(row, 'igual'),
      error: errors,
    },
    sinCurp: rowsOf(row, 'sinCurp'),
    sinRfc: rowsOf(row, 'sinRfc'),
    ...(isHeld && {
      cambianIdentidad: row.counts.identity ?? 0,
      cambianAlcance: row.counts.reach ?? 0,
      cerradasAMano: row.counts.byHand ?? 0,
      bajasSemana: leaversOfWeekIn(row.counts),
    }),
    personas: row.people,
    confirmarBajas: mustConfirmLeavers(row.counts.baja ?? 0, row.people),
    sinContrasena: opened?.people ?? 0,
    ...(printed && printed.people > 0 && { enTalones: printed.people }),
    ...(missing.length > 0 && { faltan: missing }),
  }
}
