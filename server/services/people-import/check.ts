import { and, asc, eq, sql } from 'drizzle-orm'
import { type CheckedRow, checkRows } from '#domain/people-import/check-rows.ts'
import { cutText } from '#domain/text-length.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { peopleImportRows, peopleImports } from '../../db/schema/imports/people-import.ts'
import { lockImports } from './lock.ts'
import { loadWorld } from './world.ts'

const ROWS_AT_ONCE = 1000

type ImportRow = typeof peopleImports.$inferSelect

/**
 * Holds a whole file against who is there, and writes what would become of each row, in one transaction with the word that
 * it is ready. Nothing of it is done. Broken off it begins anew; where somebody has changed the columns meanwhile, or another
 * copy of the server was faster, what was found counts for nothing and not a row of it is written.
 */
export async function checkImport(db: Database, run: ImportRow, now: Date): Promise<void> {
  const isRow = eq(peopleImportRows.importId, run.id)
  const rows = await db
    .select({ row: peopleImportRows.row, cells: peopleImportRows.cells })
    .from(peopleImportRows)
    .where(and(isRow, sql`${peopleImportRows.cells} <> '[]'::jsonb`))
    .orderBy(asc(peopleImportRows.row))
  const world = await loadWorld(db, { userId: run.userId, now })
  const columns = run.columns.map(({ field }) => field)
  const checked = checkRows(rows, columns, world, run.isComplete)
  await db.transaction(async (tx) => {
    await lockImports(tx)
    const [still] = await tx
      .select({ id: peopleImports.id })
      .from(peopleImports)
      .where(
        and(
          eq(peopleImports.id, run.id),
          eq(peopleImports.state, 'checking'),
          eq(peopleImports.isComplete, run.isComplete),
          sql`${peopleImports.columns} = ${JSON.stringify(run.columns)}::jsonb`,
        ),
      )
      .for('update')
    if (!still) return
    // Those who were missing from the file as it was read before.
    await tx.delete(peopleImportRows).where(and(isRow, sql`${peopleImportRows.cells} = '[]'::jsonb`))
    for (let start = 0; start < checked.rows.length; start += ROWS_AT_ONCE) {
      await writeRows(tx, run.id, checked.rows.slice(start, start + ROWS_AT_ONCE), world.people)
    }
    const { nueva, cambia, baja, regresa } = checked.counts
    await tx
      .update(peopleImports)
      .set({
        state: 'ready',
        counts: checked.counts,
        people: checked.people,
        wanted: nueva + cambia + baja + regresa,
      })
      .where(eq(peopleImports.id, run.id))
  })
}

type Names = ReadonlyMap<string, { nombre: string; paterno: string; materno: string }>

async function writeRows(tx: Tx, importId: number, rows: readonly CheckedRow[], names: Names): Promise<void> {
  const values = rows.map(({ row, kind, wanted, changes, problems, level }) => {
    const { nombre = '', paterno = '', materno = '' } = { ...names.get(wanted.numero), ...wanted.facts }
    return {
      row,
      kind,
      wanted: kind === 'error' || kind === 'igual' ? null : wanted,
      number: cutText(wanted.numero, 40),
      name: `${nombre} ${paterno} ${materno}`.trim(),
      changes,
      problems,
      level,
    }
  })
  await tx.execute(sql`
    insert into ${peopleImportRows} (import_id, row, cells, kind, wanted, number, name, changes, problems, level)
    select ${importId}::integer, v.row, '[]'::jsonb, v.kind, nullif(v.wanted, 'null'::jsonb), v.number, v.name, v.changes,
      v.problems, v.level
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as v (row integer, kind text, wanted jsonb, number text, name text, changes jsonb, problems jsonb, level integer)
    on conflict (import_id, row) do update set kind = excluded.kind, wanted = excluded.wanted, number = excluded.number,
      name = excluded.name, changes = excluded.changes, problems = excluded.problems, level = excluded.level`)
}
