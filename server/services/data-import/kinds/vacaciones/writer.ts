import { inArray, sql } from 'drizzle-orm'
import { rejectFaultyUnits } from '#domain/data-import/faulty-units.ts'
import type { DataProblem } from '#domain/data-import/kind.ts'
import type { WantedBalance } from '#domain/data-import/kinds/vacaciones/kind.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Tx } from '../../../../db/connection.ts'
import { vacationBalances } from '../../../../db/schema/kardex.ts'
import type { JudgedRow, KindWriter } from '../../kind-writer.ts'
import { findPeople, personProblem } from '../../people.ts'

type Balance = typeof vacationBalances.$inferSelect

/** A row replaces the person's balance, also with an earlier day, so that a wrong day can be corrected. */
export const balanceWriter: KindWriter<WantedBalance> = {
  async judge(tx, rows, { lock }) {
    const people = await findPeople(tx, rows, lock)
    const balances = await readBalances(tx, people.ids)
    const firstRows = new Map<number, number>()
    const judged = rows.map(({ row, unit, wanted }): JudgedRow & { unit: string } => {
      const person = people.of(wanted.numero)
      const fault = personProblem(person, wanted.numero)
      const first = person ? firstRows.get(person.id) : undefined
      if (person && first === undefined) firstRows.set(person.id, row)
      const twice: DataProblem[] =
        first === undefined ? [] : [{ field: 'numero', what: 'twice', of: String(first) }]
      const stored = person ? balances.get(person.id) : undefined
      const changes = stored ? differences(stored, wanted) : []
      return {
        row,
        unit,
        kind: !stored ? 'nueva' : changes.length > 0 ? 'cambia' : 'igual',
        name: person?.name ?? '',
        employeeId: person?.id ?? null,
        problems: fault ? [fault] : twice,
        changes,
      }
    })
    rejectFaultyUnits(judged)
    return judged.map((each) => (each.kind === 'cambia' ? each : { ...each, changes: [] }))
  },

  async write(tx, rows) {
    const people = await findPeople(tx, rows, false)
    const values = rows.map(({ wanted: { numero, days, asOf } }) => {
      const person = people.of(numero)
      if (!person) throw new Error('a balance without a person')
      return { employeeId: person.id, days, asOf }
    })
    await tx
      .insert(vacationBalances)
      .values(values)
      .onConflictDoUpdate({
        target: vacationBalances.employeeId,
        set: { days: sql`excluded.days`, asOf: sql`excluded.as_of` },
      })
  },
}

async function readBalances(tx: Tx, ids: readonly number[]): Promise<Map<number, Balance>> {
  if (ids.length === 0) return new Map()
  const found = await tx
    .select()
    .from(vacationBalances)
    .where(inArray(vacationBalances.employeeId, [...ids]))
  return new Map(found.map((balance) => [balance.employeeId, balance]))
}

function differences(stored: Balance, wanted: WantedBalance): JudgedRow['changes'] {
  return [
    { field: 'diasRestantes', from: String(stored.days), to: String(wanted.days) },
    { field: 'fechaSaldo', from: formatDate(stored.asOf), to: formatDate(wanted.asOf) },
  ].filter(({ from, to }) => from !== to)
}
