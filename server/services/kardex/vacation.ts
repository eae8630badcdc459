import { and, eq, inArray, sql } from 'drizzle-orm'
import type { VacationLeft } from '#contract/time/kardex.ts'
import { VACATION } from '#domain/approvals/incident-texts.ts'
import { vacationDays } from '#domain/approvals/vacation-days.ts'
import { lawByDay } from '#domain/law/law-on.ts'
import type { LawRow } from '#domain/law/law-row.ts'
import { type Vacation, type VacationFacts, vacationOn } from '#domain/law/vacation.ts'
import { isVacationKept, kardexKinds } from '#domain/time/kardex.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { findLaw } from '../law/queries.ts'

const { approvals, companies, employees, kardexFacts, vacationBalances } = tables

interface PersonVacation {
  facts: VacationFacts & { hiredOn: string }
  company: string
  weeklyRest: string
  /** Days of undecided requests, which do not count yet. */
  asked: readonly string[]
}

/** Vacation facts of several people, with the law by which they are read. */
export interface Vacations {
  of: (employeeId: number) => PersonVacation | null
  law: readonly LawRow[]
}

/**
 * Reads the vacation days of the labour record and of requests. An authorized day counts until the labour
 * record has a vacation row of that day: then only that row matters, also a cancelled one.
 */
export async function readVacations(tx: Tx, employeeIds: readonly number[]): Promise<Vacations> {
  const law = await findLaw(tx)
  const ids = [...new Set(employeeIds)]
  const people = await tx
    .select({
      id: employees.id,
      hiredOn: employees.hireDate,
      weeklyRest: employees.weeklyRest,
      company: companies.name,
    })
    .from(employees)
    .innerJoin(companies, eq(companies.code, employees.companyCode))
    .where(inArray(employees.id, ids))
  const records = await tx
    .select({ id: kardexFacts.employeeId, from: sql<string>`min(${kardexFacts.date})::text` })
    .from(kardexFacts)
    .where(inArray(kardexFacts.employeeId, ids))
    .groupBy(kardexFacts.employeeId)
  const recorded = await tx
    .select({ id: kardexFacts.employeeId, day: kardexFacts.date, status: kardexFacts.status })
    .from(kardexFacts)
    .where(
      and(inArray(kardexFacts.employeeId, ids), eq(kardexFacts.kind, kardexKinds.indexOf('vacation') + 1)),
    )
  const requests = await tx
    .select({
      id: approvals.requesterId,
      from: approvals.fromDay,
      to: approvals.toDay,
      state: approvals.state,
    })
    .from(approvals)
    .where(
      and(
        inArray(approvals.requesterId, ids),
        eq(approvals.kind, 'incidencia'),
        inArray(approvals.state, ['waiting', 'authorized']),
        sql`${approvals.details} ->> 'tipo' = ${VACATION}`,
      ),
    )
  const balances = await tx.select().from(vacationBalances).where(inArray(vacationBalances.employeeId, ids))
  const lawAt = lawByDay(law)
  return {
    law,
    of(employeeId) {
      const person = people.find(({ id }) => id === employeeId)
      if (person === undefined) return null
      const free = { weeklyRest: person.weeklyRest, law: lawAt }
      const facts = recorded.filter(({ id }) => id === employeeId)
      const kept = facts.filter(({ status }) => isVacationKept(status ?? '')).map(({ day }) => day)
      const hasRecord = new Set(facts.map(({ day }) => day))
      const daysIn = (state: 'waiting' | 'authorized') =>
        requests
          .filter((request) => request.id === employeeId && request.state === state)
          .flatMap(({ from, to }) => (from === null || to === null ? [] : vacationDays(from, to, free)))
      const days = new Set([...kept, ...daysIn('authorized').filter((day) => !hasRecord.has(day))])
      const balance = balances.find((each) => each.employeeId === employeeId)
      return {
        facts: {
          hiredOn: person.hiredOn,
          leftOn: null,
          days: [...days],
          recordedFrom: records.find(({ id }) => id === employeeId)?.from ?? null,
          stated: balance ? { days: balance.days, on: balance.asOf } : null,
        },
        company: person.company,
        weeklyRest: person.weeklyRest,
        asked: daysIn('waiting').filter((day) => !days.has(day)),
      }
    },
  }
}

/** Computes the person's vacation days; null when they cannot be known. */
export async function vacationOf(tx: Tx, employeeId: number, today: string): Promise<VacationLeft | null> {
  const vacations = await readVacations(tx, [employeeId])
  const person = vacations.of(employeeId)
  return person && toWire(vacationOn(today, person.facts, vacations.law), today, person)
}

function toWire(
  vacation: Vacation,
  today: string,
  { facts, company, asked }: PersonVacation,
): VacationLeft | null {
  if (vacation.state === 'unknown') return null
  const { expiring, next, stated } = vacation
  return {
    hoy: today,
    empresa: company,
    ingreso: facts.hiredOn,
    anios: vacation.years,
    desde: vacation.from ?? '',
    derecho: vacation.entitled,
    otorgarHasta: vacation.grantUntil ?? '',
    tomados: vacation.taken,
    programados: vacation.planned,
    pedidos: asked.length,
    quedan: vacation.left,
    delAnterior: vacation.carried,
    vencen: expiring?.days ?? 0,
    vencenEl: expiring?.on ?? '',
    siguienteDesde: next?.from ?? '',
    siguienteDias: next?.days ?? 0,
    articulo: vacation.article,
    confirmada: vacation.isConfirmed,
    saldo: stated && { dias: stated.days, al: stated.on },
  }
}
