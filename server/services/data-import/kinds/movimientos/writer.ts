import { asc, inArray } from 'drizzle-orm'
import { rejectFaultyUnits } from '#domain/data-import/faulty-units.ts'
import { compareMovements, sortForWriting } from '#domain/data-import/kinds/movimientos/compare.ts'
import type { DataProblem } from '#domain/data-import/kind.ts'
import type { MovementKind, WantedMovement } from '#domain/data-import/kinds/movimientos/kind.ts'
import { containsWords } from '#domain/text/fold.ts'
import { payslipPeriodCode } from '#domain/payslips/payslip.ts'
import type { Tx } from '../../../../db/connection.ts'
import { savingsMovements } from '../../../../db/schema/savings.ts'
import { savingsTexts } from '../../../savings/texts.es.ts'
import { readAccounts } from '../../fund-accounts.ts'
import type { KindWriter } from '../../kind-writer.ts'
import { findPeople, memberProblem, personProblem } from '../../people.ts'
import { readPeriodsPaid } from '../../period-paid.ts'
import { moneyTexts as texts } from '../../texts-money.es.ts'

const ROWS_AT_ONCE = 2000

type Known = Pick<typeof savingsMovements.$inferSelect, 'date' | 'kind' | 'amount' | 'concept'>

/** A database trigger sums the movements into the account's total (migration 0025). */
export const movementWriter: KindWriter<WantedMovement> = {
  async judge(tx, rows, { lock }) {
    const people = await findPeople(tx, rows, lock)
    const accounts = await readAccounts(tx, people.ids, lock)
    const known = await readMovements(tx, people.ids)
    const named = rows.map((each) => ({ ...each, person: people.of(each.wanted.numero) }))
    const found = new Map<number, { isThere: boolean; problem: DataProblem | null }>()
    for (const [id, own] of groupBy(named, ({ person }) => person?.id ?? 0)) {
      const storedMovements = known.get(id) ?? []
      const openedOn = storedMovements.find(({ concept }) => concept === texts.opening)?.date ?? null
      const wanted = own.map(({ row, wanted: { date, kind, amount } }) => ({ row, date, kind, amount }))
      for (const each of compareMovements(storedMovements, openedOn, wanted)) found.set(each.row, each)
    }
    const judged = named.map(({ row, unit, wanted, person }) => {
      const { isThere = false, problem = null } = found.get(row) ?? {}
      const fault =
        personProblem(person, wanted.numero) ??
        memberProblem(person, accounts.has(person?.id ?? 0)) ??
        problem
      return {
        row,
        unit,
        kind: isThere && !fault ? ('igual' as const) : ('nueva' as const),
        problems: fault ? [fault] : [],
        name: person?.name ?? '',
        employeeId: person?.id ?? null,
        changes: [],
      }
    })
    rejectFaultyUnits(judged)
    return judged
  },

  async write(tx, rows) {
    const people = await findPeople(tx, rows, false)
    const periodPaid = await readPeriodsPaid(
      tx,
      rows.map(({ wanted }) => wanted.date),
    )
    const ordered = sortForWriting(rows.map(({ row, wanted }) => ({ row, ...wanted })))
    const values = ordered.map(({ numero, date, kind, amount, period, concept }) => {
      const person = people.of(numero)
      if (!person) throw new Error('a movement without a person')
      const { endDate, number } = periodPaid(person.payGroupId, date)
      return {
        employeeId: person.id,
        kind,
        date,
        amount,
        concept: conceptOf(kind, concept),
        period: period ?? payslipPeriodCode({ end_date: endDate, period: number }),
      }
    })
    for (let start = 0; start < values.length; start += ROWS_AT_ONCE) {
      await tx.insert(savingsMovements).values(values.slice(start, start + ROWS_AT_ONCE))
    }
  },
}

async function readMovements(tx: Tx, ids: readonly number[]): Promise<Map<number, Known[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(savingsMovements)
    .where(inArray(savingsMovements.employeeId, [...ids]))
    .orderBy(asc(savingsMovements.date), asc(savingsMovements.id))
  return groupBy(rows, ({ employeeId }) => employeeId)
}

function groupBy<Each>(rows: readonly Each[], keyOf: (row: Each) => number): Map<number, Each[]> {
  const groups = new Map<number, Each[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/**
 * Returns a concept that identifies the kind, because the contract has no field for the kind. The statement
 * recognizes an extraordinary contribution by a word in its concept.
 */
function conceptOf(kind: MovementKind, concept: string | null): string {
  const own = savingsTexts.concepts[kind]
  if (concept === null) return own
  const isExtraordinary = containsWords(concept, texts.extraordinary)
  if (kind === 'extraordinary') return isExtraordinary ? concept : `${own}: ${concept}`
  return kind === 'payroll' && isExtraordinary ? own : concept
}
