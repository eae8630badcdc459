import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { ImportState, PeopleImport, readPeopleImport as operation } from '#contract/people-import.ts'
import { columnName } from '#domain/import-file/columns.ts'
import { mustConfirmLeavers } from '#domain/people-import/limits.ts'
import type { Tx } from '../../db/connect.ts'
import { peopleImportRows, peopleImports, peopleSources } from '../../db/schema/imports/people-import.ts'
import { users } from '../../db/schema/people.ts'
import type { Handler } from '../../operations/service.ts'
import { importTexts as texts } from './texts.es.ts'
import { isWaiting } from './waiting.ts'

type Row = typeof peopleImports.$inferSelect

const states: Record<Row['state'], ImportState> = {
  checking: 'revisando',
  ready: 'lista',
  running: 'importando',
  stopped: 'detenida',
  done: 'terminada',
}

/** P-186. */
export const readPeopleImport: Handler<typeof operation> = async (_input, { tx }) => {
  const [row] = await tx.select().from(peopleImports).orderBy(desc(peopleImports.id)).limit(1)
  const sources = await tx
    .select({ name: peopleSources.name })
    .from(peopleSources)
    .orderBy(asc(peopleSources.name))
  return {
    status: 'OK',
    actual: row ? await toWire(tx, row) : null,
    origenes: sources.map(({ name }) => name),
  }
}

async function toWire(tx: Tx, row: Row): Promise<PeopleImport> {
  const isRow = eq(peopleImportRows.importId, row.id)
  const [opened] = await tx
    .select({ people: count() })
    .from(peopleImportRows)
    .innerJoin(users, eq(users.id, peopleImportRows.opened))
    .where(isWaiting)
  const [bad] = await tx
    .select({ rows: count() })
    .from(peopleImportRows)
    .where(and(isRow, eq(peopleImportRows.kind, 'error')))
  const isOver = row.state === 'done'
  const isHeld = row.state === 'ready' || row.state === 'stopped'
  const of = (kind: string) => (isOver && kind !== 'igual' ? row.imported[kind] : row.counts[kind]) ?? 0
  return {
    id: row.id,
    archivo: row.fileName,
    origen: row.source,
    estado: states[row.state],
    motivo: isHeld && row.waitsFor !== null ? texts.waitsFor[row.waitsFor] : '',
    motivoClave: (isHeld && row.waitsFor) || '',
    filas: row.rows,
    columnas: row.columns.map(({ heading, sample, field, isSure }, at) => ({
      letra: columnName(at),
      titulo: heading,
      muestra: sample,
      campo: field,
      dudosa: !isSure,
    })),
    completa: row.isComplete,
    cuentas: {
      nueva: of('nueva'),
      cambia: of('cambia'),
      baja: of('baja'),
      regresa: of('regresa'),
      igual: of('igual'),
      // Those that the import itself has refused, too.
      error: bad?.rows ?? 0,
    },
    personas: row.people,
    confirmarBajas: mustConfirmLeavers(row.counts.baja ?? 0, row.people),
    porImportar: row.wanted,
    hechas: row.done,
    ritmo: row.workedMs > 0 ? Math.round((row.done * 1000) / row.workedMs) : 0,
    inicio: row.startedAt?.toISOString() ?? '',
    fin: row.finishedAt?.toISOString() ?? '',
    sinContrasena: opened?.people ?? 0,
  }
}
