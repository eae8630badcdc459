import { eq } from 'drizzle-orm'
import { fundKinds } from '#domain/data-import/kinds.ts'
import type { DataKindName } from '#domain/import-file/import-kinds.ts'
import type { Tx } from '../../db/connection.ts'
import { users } from '../../db/schema/people.ts'
import { findControllingRequesters } from '../../identity/account-control.ts'
import type { JudgedRow, KindWriter } from './kind-writer.ts'
import type { StoredRow } from './next-rows.ts'

export const OWN_ROWS_KEY = 'propia'

/**
 * Maximum rows of one unit, a group of rows that is imported as a whole. More than twice a person's weekly
 * movements in 40 years. One transaction writes all rows of a unit and locks the account.
 */
export const MAX_ROWS_PER_UNIT = 5000

export interface Author {
  employeeIds: readonly number[]
  /**
   * Whether rows about these people are refused. Nobody may give money to themselves without a second person.
   */
  isRefused: boolean
}

export async function authorOf(
  tx: Tx,
  { userId, kind }: { userId: number | null; kind: DataKindName },
): Promise<Author> {
  const id = userId ?? 0
  const [user] = await tx.select({ employeeId: users.employeeId }).from(users).where(eq(users.id, id))
  const issuers = await findControllingRequesters(tx, id)
  const own = user?.employeeId ?? null
  return { employeeIds: own === null ? issuers : [own, ...issuers], isRefused: fundKinds.includes(kind) }
}

/** Returns whether a row would change data of the author, or of people who issued the author's password. */
export function isOwnChange(
  { kind, employeeId }: Pick<JudgedRow, 'kind' | 'employeeId'>,
  author: Author,
): boolean {
  const isChange = kind === 'nueva' || kind === 'cambia'
  return isChange && employeeId !== null && author.employeeIds.includes(employeeId)
}

/**
 * Compares rows with the stored data. An error in one row makes its whole unit an error. `rows` must contain
 * whole units.
 */
export async function judgeTogether(
  tx: Tx,
  writer: Pick<KindWriter<unknown>, 'judge'>,
  rows: readonly StoredRow[],
  { author, ...options }: { now: Date; lock: boolean; author: Author },
): Promise<JudgedRow[]> {
  const sizes = new Map<string, number>()
  for (const { unit } of rows) if (unit !== '') sizes.set(unit, (sizes.get(unit) ?? 0) + 1)
  const isTooMuch = ({ unit }: StoredRow) => (sizes.get(unit) ?? 0) > MAX_ROWS_PER_UNIT
  const isGood = (row: StoredRow) => row.wanted !== null && row.problems.length === 0 && !isTooMuch(row)
  // Skips the other rows of a unit with an error, because no row of such a unit is imported.
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
      return error([
        { field: 'numero', what: 'tooManyTogether', of: MAX_ROWS_PER_UNIT.toLocaleString('en-US') },
      ])
    if (!isGood(stored)) return error(stored.problems)
    if (each?.kind === 'error') return each
    const bad = whole.get(unit)
    if (bad !== undefined) return error([{ field: 'numero', what: 'unit', of: String(bad) }])
    if (!each) throw new Error(`row ${row} was not judged`)
    return each
  })
}

/** Returns the first row with an error of each unit. Errors of the unit's other rows name that row. */
function firstBad(rows: readonly StoredRow[]): Map<string, number> {
  const first = new Map<string, number>()
  for (const { unit, row } of rows) if (unit !== '' && !first.has(unit)) first.set(unit, row)
  return first
}
