import { expect } from 'vitest'
import type { DataKind, ReadRow } from '#domain/data-import/kind.ts'
import type { Database } from '#server/db/connection.ts'
import type { JudgedRow, KindWriter, RowToJudge } from '#server/services/data-import/kind-writer.ts'

export const TODAY = '2026-11-23'
const NOW = new Date(`${TODAY}T18:00:00Z`)

export interface Said {
  kind: JudgedRow['kind']
  /** Each problem as 'field: problem and detail'. */
  why: string[]
  name: string
  changes: JudgedRow['changes']
}

/**
 * Imports a file as the importer does: reads every row and judges complete units, judges them again in batches
 * under the lock, then writes new and changed rows. Asserts that both judgements agree.
 */
export async function importRows<Field extends string, Wanted>(
  db: Database,
  kind: DataKind<Field, Wanted>,
  writer: KindWriter<Wanted>,
  rows: readonly Partial<Record<Field, string>>[],
  batch = 500,
): Promise<Said[]> {
  const read = rows.map((cells, at) => ({ row: at + 2, ...kind.read(cells, TODAY) }))
  const good = read.flatMap((each): RowToJudge<Wanted>[] => {
    const isWhole = read.every(({ unit, wanted }) => unit === '' || unit !== each.unit || wanted !== null)
    return isWhole && each.wanted !== null ? [{ row: each.row, unit: each.unit, wanted: each.wanted }] : []
  })
  const checked = await db.transaction((tx) => writer.judge(tx, good, { now: NOW, lock: false }))
  const done: JudgedRow[] = []
  for (const some of batchesOf(good, batch)) {
    await db.transaction(async (tx) => {
      const judged = await writer.judge(tx, some, { now: NOW, lock: true })
      done.push(...judged)
      const toWrite = some.flatMap((each) => {
        const found = judged.find(({ row }) => row === each.row)?.kind
        return found === 'nueva' || found === 'cambia' ? [{ ...each, kind: found }] : []
      })
      if (toWrite.length > 0) await writer.write(tx, toWrite, { now: NOW, importId: 1 })
    })
  }
  const answers = (judged: readonly JudgedRow[]) => read.map((each) => saidOf(each, judged))
  expect(answers(done)).toEqual(answers(checked))
  return answers(done)
}

function saidOf({ row, problems }: ReadRow<unknown> & { row: number }, judged: readonly JudgedRow[]): Said {
  const found = judged.find((each) => each.row === row)
  const told = found?.problems ?? problems
  return {
    kind: found?.kind ?? 'error',
    why: told.map(({ field, what, of, and }) => [`${field}: ${what}`, of, and].filter(Boolean).join(' ')),
    name: found?.name ?? '',
    changes: found?.changes ?? [],
  }
}

function batchesOf<Wanted>(rows: readonly RowToJudge<Wanted>[], most: number): RowToJudge<Wanted>[][] {
  const sorted = [...rows].sort((a, b) => (a.unit < b.unit ? -1 : a.unit > b.unit ? 1 : a.row - b.row))
  const batches: RowToJudge<Wanted>[][] = []
  for (const each of sorted) {
    const last = batches.at(-1)
    const isSameUnit = each.unit !== '' && last?.at(-1)?.unit === each.unit
    if (last && (isSameUnit || last.length < most)) last.push(each)
    else batches.push([each])
  }
  return batches
}

export const inShort = (said: readonly Said[]) =>
  said.map(({ kind, why }) => (kind === 'error' ? why.join('; ') : kind))
