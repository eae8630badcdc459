import { and, asc, eq, inArray } from 'drizzle-orm'
import { differenceOf, problemsOfKind, type RowKind } from '#domain/people-import/row/difference.ts'
import { countUnidentified } from '#domain/people-import/row/unidentified.ts'
import type { Problem } from '#domain/people-import/problems.ts'
import { findKnown, isOthersMail, type WantedPerson } from '#domain/people-import/import-context.ts'
import type { Clock } from '../../../clock.ts'
import type { Tx } from '../../../db/connection.ts'
import { peopleImportRows } from '../../../db/schema/imports/people-import.ts'
import { employees, users } from '../../../db/schema/people.ts'
import type { Services } from '../../../facilities/services.ts'
import { holdAdministrators } from '../../../identity/roles.ts'
import type { StepEnd } from '../../import-engine/family.ts'
import { isNumbered } from '../../import-engine/is-numbered.ts'
import type { PeopleRun } from '../../import-engine/tables.ts'
import { applyChanges, type ChangeRow, closeLeavers, type ApplyContext } from './apply.ts'
import { addNewcomers } from './newcomers.ts'
import { isOfRevokedKey, reasonInRows } from '../check/reason-to-wait.ts'
import { loadWorld } from '../check/world.ts'

interface BatchParts {
  tx: Tx
  services: Pick<Services, 'sessions' | 'jobs' | 'mailer'>
  clock: Clock
  now: Date
  unusableHash: string
  most: number
}

export async function importBatch(parts: BatchParts, run: PeopleRun): Promise<StepEnd> {
  const { tx, most } = parts
  const { id: importId, userId: author } = run
  const isOrphan = run.isByItself && (await isOfRevokedKey(tx, importId))
  // Stops when the author has lost the right to import, or the key was revoked.
  if (author === null || !(await holdAdministrators(tx)).includes(author) || isOrphan)
    return { stopped: 'author' }
  const rows = await tx
    .select({ row: peopleImportRows.row, kind: peopleImportRows.kind, wanted: peopleImportRows.wanted })
    .from(peopleImportRows)
    .where(
      and(
        eq(peopleImportRows.importId, importId),
        eq(peopleImportRows.isDone, false),
        inArray(peopleImportRows.kind, ['nueva', 'cambia', 'baja', 'regresa']),
      ),
    )
    .orderBy(asc(peopleImportRows.level), asc(peopleImportRows.row))
    .limit(most)
  if (rows.length === 0) return 'finished'
  const judged = await judge(parts, run, rows)
  const waitsFor = run.isByItself
    ? await reasonInRows(tx, run, judged.rows, { reach: judged.world.reach, now: parts.now })
    : null
  if (waitsFor !== null) return { stopped: waitsFor }
  const context: ApplyContext = { ...parts, run: { ...run, userId: author }, world: judged.world }
  const opened = await addNewcomers(context, judged.of('nueva'))
  for (const [row, userId] of await applyChanges(context, [...judged.of('cambia'), ...judged.of('regresa')]))
    opened.set(row, userId)
  await closeLeavers(context, judged.of('baja'))
  const imported: Record<string, number> = {
    ...countUnidentified(judged.of('nueva').map(({ wanted }) => wanted)),
  }
  for (const { kind } of judged.rows) imported[kind] = (imported[kind] ?? 0) + 1
  const done = judged.rows.map((each) => ({ ...each, opened: opened.get(each.row) ?? null }))
  return { judged: done, rows: rows.length, imported }
}

type StoredRow = Pick<typeof peopleImportRows.$inferSelect, 'row' | 'kind' | 'wanted'>
interface JudgedRow extends ChangeRow {
  kind: RowKind
  problems: Problem[]
}

async function judge({ tx, now }: BatchParts, run: PeopleRun, rows: readonly StoredRow[]) {
  const wanted = rows.map(({ wanted: each }) => wantedOf(each))
  const numbers = wanted.flatMap(({ numero, facts }) => [numero, ...(facts.lider ? [facts.lider] : [])])
  const mails = wanted.flatMap(({ facts }) => (facts.correo ? [facts.correo.toLowerCase()] : []))
  const part = { numbers, mails }
  const known = tx.select({ id: employees.id }).from(employees).where(isNumbered(numbers))
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.employeeId, known))
    .orderBy(asc(users.id))
    .for('no key update')
  // Loads the people after locking them, so that their data cannot change.
  const world = await loadWorld(tx, { userId: run.userId, now, part })
  const judged = rows.map(({ row }, index): JudgedRow => {
    const each = wanted[index] ?? wantedOf(null)
    const known = findKnown(world, each.numero)
    const difference = differenceOf(each, known, world.today)
    const problems = problemsOfKind(each, known, difference, world)
    if (isOthersMail(world, each.facts.correo ?? '', known))
      problems.push({ field: 'correo', what: 'mailTaken' })
    const nickname = world.nicknames.get(each.numero)
    if (!known && nickname !== undefined)
      problems.push({ field: 'numero', what: 'numberTaken', of: each.numero })
    const kind = problems.length > 0 ? ('error' as const) : difference.kind
    return { row, wanted: each, known, changes: difference.changes, kind, problems }
  })
  return { world, rows: judged, of: (kind: RowKind) => judged.filter((each) => each.kind === kind) }
}

function wantedOf(wanted: WantedPerson | null): WantedPerson {
  if (wanted === null) throw new Error('a row to import has no values')
  return wanted
}
