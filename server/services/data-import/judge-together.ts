import type { Tx } from '../../db/connect.ts'
import type { JudgedRow, KindWriter } from './kind-writer.ts'
import type { StoredRow } from './next-rows.ts'

/**
 * Holds rows against what is there. A row that can't be understood stays in error; whatever goes together with a row in
 * error is in error, too. `rows` holds whole units.
 */
export async function judgeTogether(
  tx: Tx,
  writer: Pick<KindWriter<unknown>, 'judge'>,
  rows: readonly StoredRow[],
  options: { now: Date; lock: boolean },
): Promise<JudgedRow[]> {
  const isGood = ({ wanted, problems }: StoredRow) => wanted !== null && problems.length === 0
  // Its unit can't go in, so nobody needs to hold the rest of it against anything.
  const badUnits = firstBad(rows.filter((row) => !isGood(row)))
  const toJudge = rows.filter((row) => isGood(row) && !badUnits.has(row.unit))
  const judged =
    toJudge.length === 0
      ? []
      : await writer.judge(
          tx,
          toJudge.map(({ row, unit, wanted }) => ({ row, unit, wanted })),
          options,
        )
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
      problems,
      changes: [],
    })
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
