import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import {
  type CheckedFile,
  type CheckedRow,
  checkTogether,
  type Draft,
  draftRows,
  type FileRow,
  meansMasculine,
} from '#domain/people-import/file/check-rows.ts'
import { putDaysFirst, readingOfDays } from '#domain/import-file/day-order.ts'
import { IMPORT_DAYS } from '#domain/people-import/columns/fields.ts'
import { nameChanges } from '#domain/people-import/row/name-changes.ts'
import { countCautions } from '#domain/people-import/identity/cautions.ts'
import { findKnown } from '#domain/people-import/import-context.ts'
import { cutText } from '#domain/text/text-length.ts'
import type { Clock } from '../../../clock.ts'
import type { Database, Tx } from '../../../db/connection.ts'
import { peopleImportRows, peopleImports } from '../../../db/schema/imports/people-import.ts'
import type { Background, Steps } from '../../../queues/background.ts'
import { isFree, leaseEnd } from '../../import-engine/lease.ts'
import { lockImports, type PeopleRun, peopleTables } from '../../import-engine/tables.ts'
import { leaversOfWeek } from './leavers-of-week.ts'
import { type LoadedWorld, loadWorld } from './world.ts'

const STEP = { first: 200, least: 50, most: 500 }

interface CheckParts {
  db: Database
  clock: Clock
  background: Background
}

/**
 * Thrown when the check must stop writing: columns changed, import discarded, lease lost, or server stopping.
 */
class CheckOvertaken extends Error {
  override readonly name = 'CheckOvertaken'
}

/**
 * Compares a whole file with the portal's people and stores the effect of each row, in steps. Changes no
 * people. The last step marks the import as ready and makes the results visible. Every step checks the lease,
 * so results for outdated columns are never written.
 * @returns false if another server instance checks the file; otherwise true, even for a stopped check
 */
export async function checkImport(
  parts: CheckParts,
  { id }: PeopleRun,
  ending?: AbortSignal,
): Promise<boolean> {
  const { db, clock, background } = parts
  const run = await takeLease(db, id, clock.now())
  if (run === null) return false
  const steps = background.steps(STEP)
  const runStep = leasedSteps(parts, run, steps, ending)
  try {
    const rows = await readRows(db, run.id, steps)
    const world = await loadWorld(db, { userId: run.userId, now: clock.now(), steps })
    const checked = await judge(run, rows, world, steps)
    await deleteAddedRows(run.id, runStep)
    await writeRows(run.id, checked.rows, world, runStep)
    const { nueva, cambia, baja, regresa } = checked.counts
    const effects = checked.rows.map((each) => ({ ...each, known: findKnown(world, each.wanted.numero) }))
    const found = {
      counts: {
        ...checked.counts,
        ...checked.lacking,
        ...countCautions(effects, world.reach),
        weekLeavers: run.isByItself ? await leaversOfWeek(db, run.id, clock.now()) : 0,
      },
      people: checked.people,
      wanted: nueva + cambia + baja + regresa,
    }
    await runStep(1, (tx) =>
      tx
        .update(peopleImports)
        .set({ ...found, state: 'ready', checkLease: null, checkUntil: null })
        .where(eq(peopleImports.id, run.id)),
    )
  } catch (cause) {
    if (!(cause instanceof CheckOvertaken)) throw cause
  } finally {
    await db
      .update(peopleImports)
      .set({ checkLease: null, checkUntil: null })
      .where(and(eq(peopleImports.id, run.id), eq(peopleImports.checkLease, run.lease)))
  }
  return true
}

/** Frees a check when the server starts on the embedded database, which no other process uses. */
export async function freeCheck(db: Database): Promise<void> {
  await db
    .update(peopleImports)
    .set({ checkLease: null, checkUntil: null })
    .where(eq(peopleImports.state, 'checking'))
}

async function takeLease(
  db: Database,
  id: number,
  now: Date,
): Promise<(PeopleRun & { lease: string }) | null> {
  const lease = randomUUID()
  const isChecking = and(eq(peopleImports.id, id), eq(peopleImports.state, 'checking'))
  const [run] = await db
    .update(peopleImports)
    .set({ checkLease: lease, checkUntil: leaseEnd(now) })
    .where(and(isChecking, isFree(peopleImports.checkUntil, now)))
    .returning()
  return run ? { ...run, lease } : null
}

/**
 * Runs one step in a transaction that checks and renews the lease.
 * @throws CheckOvertaken after the lease was lost
 */
type LeasedStep = (rows: number | null, work: (tx: Tx, rows: number) => Promise<unknown>) => Promise<number>

function leasedSteps(
  { db, clock }: CheckParts,
  { id, lease }: PeopleRun & { lease: string },
  steps: Steps,
  ending: AbortSignal | undefined,
): LeasedStep {
  const holdsLease = and(
    eq(peopleImports.id, id),
    eq(peopleImports.state, 'checking'),
    eq(peopleImports.checkLease, lease),
  )
  return async (fixedRows, work) => {
    if (ending?.aborted) throw new CheckOvertaken()
    const rows = fixedRows ?? steps.rows
    const step = () =>
      db.transaction(async (tx) => {
        await lockImports(peopleTables, tx)
        const renewed = await tx
          .update(peopleImports)
          .set({ checkUntil: leaseEnd(clock.now()) })
          .where(holdsLease)
          .returning({ id: peopleImports.id })
        if (renewed.length === 0) throw new CheckOvertaken()
        await work(tx, rows)
      })
    await (fixedRows === null ? steps.take(step, rows) : step())
    return rows
  }
}

async function readRows(db: Database, importId: number, steps: Steps): Promise<FileRow[]> {
  const { row, cells } = peopleImportRows
  const all: FileRow[] = []
  for (let after = -1; ; ) {
    const some = steps.rows
    const found = await steps.take(
      () =>
        db
          .select({ row, cells })
          .from(peopleImportRows)
          .where(and(eq(peopleImportRows.importId, importId), gt(row, after)))
          .orderBy(asc(row))
          .limit(some),
      some,
    )
    // Skips the rows that an earlier check added for people missing from the file.
    all.push(...found.filter((each) => each.cells.length > 0))
    const last = found.at(-1)
    if (last === undefined || found.length < some) return all
    after = last.row
  }
}

async function judge(
  { columns, isComplete, isMonthFirst }: PeopleRun,
  rows: readonly FileRow[],
  world: LoadedWorld,
  steps: Steps,
): Promise<CheckedFile> {
  const fields = columns.map(({ field }) => field)
  const { turned } = readingOfDays(columns, IMPORT_DAYS, isMonthFirst)
  const isMMasculine = meansMasculine(rows, fields)
  const drafts: Draft[] = []
  while (drafts.length < rows.length) {
    const some = rows
      .slice(drafts.length, drafts.length + steps.rows)
      .map((row) => ({ ...row, cells: putDaysFirst(row.cells, turned) }))
    drafts.push(...(await steps.take(async () => draftRows(some, fields, world, isMMasculine), some.length)))
  }
  return checkTogether(drafts, world, isComplete)
}

async function deleteAddedRows(importId: number, runStep: LeasedStep): Promise<void> {
  for (let deletedCount = 1; deletedCount > 0; ) {
    await runStep(null, async (tx, some) => {
      const next = tx
        .select({ row: peopleImportRows.row })
        .from(peopleImportRows)
        .where(and(eq(peopleImportRows.importId, importId), sql`${peopleImportRows.cells} = '[]'::jsonb`))
        .limit(some)
      const deleted = await tx
        .delete(peopleImportRows)
        .where(and(eq(peopleImportRows.importId, importId), inArray(peopleImportRows.row, next)))
        .returning({ row: peopleImportRows.row })
      deletedCount = deleted.length
    })
  }
}

async function writeRows(
  importId: number,
  rows: readonly CheckedRow[],
  world: LoadedWorld,
  runStep: LeasedStep,
): Promise<void> {
  for (let start = 0; start < rows.length; ) {
    start += await runStep(null, (tx, some) =>
      writeSome(tx, importId, rows.slice(start, start + some), world),
    )
  }
}

async function writeSome(
  tx: Tx,
  importId: number,
  rows: readonly CheckedRow[],
  world: LoadedWorld,
): Promise<void> {
  const values = rows.map(({ row, kind, wanted, changes, problems, level }) => {
    const {
      nombre = '',
      paterno = '',
      materno = '',
    } = { ...world.people.get(wanted.numero), ...wanted.facts }
    return {
      row,
      kind,
      wanted: kind === 'error' || kind === 'igual' ? null : wanted,
      number: cutText(wanted.numero, 40),
      name: `${nombre} ${paterno} ${materno}`.trim(),
      changes: nameChanges(changes, world),
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
