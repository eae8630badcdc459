import { eq } from 'drizzle-orm'
import type { DataKindName } from '#domain/data-import/kind.ts'
import type { Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/people.ts'
import type { JudgedRow, KindWriter } from './kind-writer.ts'
import type { StoredRow } from './next-rows.ts'

/** Kinds that are money in the portal itself, which it pays out or lends upon. */
const MONEY: readonly DataKindName[] = ['cuentas', 'movimientos', 'prestamos']

export function isMoney(kind: DataKindName): boolean {
  return MONEY.includes(kind)
}

/**
 * Rows of one unit: forty years of a person's movements, each week one. They go in by one transaction, and each moves the
 * same account: with ten times as many everybody else waits for minutes.
 */
export const MOST_OF_UNIT = 5000

/** Who has a file looked through or imported. */
export interface Author {
  /** employees.id; null for whoever is nobody's employee. */
  employeeId: number | null
  /** Their own rows are refused: nobody gives money to themselves while nobody else looks. */
  isRefused: boolean
}

export async function authorOf(
  tx: Tx,
  { userId, kind }: { userId: number | null; kind: DataKindName },
): Promise<Author> {
  const [user] = await tx
    .select({ employeeId: users.employeeId })
    .from(users)
    .where(eq(users.id, userId ?? 0))
  return { employeeId: user?.employeeId ?? null, isRefused: isMoney(kind) }
}

/** Whether a row would change something of whoever has it done. */
export function isOwnChange(
  { kind, employeeId }: Pick<JudgedRow, 'kind' | 'employeeId'>,
  author: Author,
): boolean {
  return (kind === 'nueva' || kind === 'cambia') && employeeId !== null && employeeId === author.employeeId
}

/**
 * Holds rows against what is there. A row that can't be understood stays in error; whatever goes together with a row in
 * error is in error, too. `rows` holds whole units.
 */
export async function judgeTogether(
  tx: Tx,
  writer: Pick<KindWriter<unknown>, 'judge'>,
  rows: readonly StoredRow[],
  { author, ...options }: { now: Date; lock: boolean; author: Author },
): Promise<JudgedRow[]> {
  const sizes = new Map<string, number>()
  for (const { unit } of rows) if (unit !== '') sizes.set(unit, (sizes.get(unit) ?? 0) + 1)
  const isTooMuch = ({ unit }: StoredRow) => (sizes.get(unit) ?? 0) > MOST_OF_UNIT
  const isGood = (row: StoredRow) => row.wanted !== null && row.problems.length === 0 && !isTooMuch(row)
  // Its unit can't go in, so nobody needs to hold the rest of it against anything.
  const badUnits = firstBad(rows.filter((row) => !isGood(row)))
  const toJudge = rows.filter((row) => isGood(row) && !badUnits.has(row.unit))
  const held =
    toJudge.length === 0
      ? []
      : await writer.judge(
          tx,
          toJudge.map(({ row, unit, wanted }) => ({ row, unit, wanted })),
          options,
        )
  const judged = held.map((each): JudgedRow => {
    if (!author.isRefused || !isOwnChange(each, author)) return each
    return { ...each, kind: 'error', problems: [{ field: 'numero', what: 'own' }], changes: [] }
  })
  const found = new Map(judged.map((each) => [each.row, each]))
  const refused = firstBad(rows.filter(({ row }) => found.get(row)?.kind === 'error'))
  const whole = new Map([...badUnits, ...refused])
  return rows.map((stored): JudgedRow => {
    const { row, unit } = stored
    const each = found.get(row)
    const error = (problems: JudgedRow['problems']): JudgedRow => ({
      row,
      kind: 'error',
      name: each?.name ?? '',
      employeeId: each?.employeeId ?? null,
      problems,
      changes: [],
    })
    if (isTooMuch(stored) && stored.problems.length === 0)
      return error([{ field: 'numero', what: 'tooManyTogether', of: MOST_OF_UNIT.toLocaleString('en-US') }])
    if (!isGood(stored)) return error(stored.problems)
    if (each?.kind === 'error') return each
    const bad = whole.get(unit)
    if (bad !== undefined) return error([{ field: 'numero', what: 'unit', of: String(bad) }])
    if (!each) throw new Error(`row ${row} was not judged`)
    return each
  })
}

/** Of each unit the first row in error, by which the others are told why. */
function firstBad(rows: readonly StoredRow[]): Map<string, number> {
  const first = new Map<string, number>()
  for (const { unit, row } of rows) if (unit !== '' && !first.has(unit)) first.set(unit, row)
  return first
}
