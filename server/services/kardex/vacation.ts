import { and, eq, sql } from 'drizzle-orm'
import type { VacationLeft } from '#contract/time/kardex.ts'
import { type Vacation, vacationOn } from '#domain/law/vacation.ts'
import { isVacationKept, kardexKinds } from '#domain/time/kardex.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { findLaw } from '../law/queries.ts'

const { companies, employees, kardexFacts } = tables

/** Computes the person's vacation days from the hiring day and the labour record; null when they cannot be known. */
export async function vacationOf(tx: Tx, employeeId: number, today: string): Promise<VacationLeft | null> {
  const [person] = await tx
    .select({ hiredOn: employees.hireDate, company: companies.name })
    .from(employees)
    .innerJoin(companies, eq(companies.code, employees.companyCode))
    .where(eq(employees.id, employeeId))
  if (person === undefined) return null
  const [record] = await tx
    .select({ from: sql<string | null>`min(${kardexFacts.date})::text` })
    .from(kardexFacts)
    .where(eq(kardexFacts.employeeId, employeeId))
  const taken = await tx
    .select({ day: kardexFacts.date, status: kardexFacts.status })
    .from(kardexFacts)
    .where(
      and(eq(kardexFacts.employeeId, employeeId), eq(kardexFacts.kind, kardexKinds.indexOf('vacation') + 1)),
    )
  const facts = {
    hiredOn: person.hiredOn,
    leftOn: null,
    days: taken.filter(({ status }) => isVacationKept(status ?? '')).map(({ day }) => day),
    recordedFrom: record?.from ?? null,
  }
  const vacation = vacationOn(today, facts, await findLaw(tx))
  return toWire(vacation, { today, hiredOn: person.hiredOn, company: person.company })
}

function toWire(
  vacation: Vacation,
  { today, hiredOn, company }: { today: string; hiredOn: string; company: string },
): VacationLeft | null {
  if (vacation.state === 'unknown') return null
  const { expiring, next } = vacation
  return {
    hoy: today,
    empresa: company,
    ingreso: hiredOn,
    anios: vacation.years,
    desde: vacation.from ?? '',
    derecho: vacation.entitled,
    otorgarHasta: vacation.grantUntil ?? '',
    tomados: vacation.taken,
    programados: vacation.planned,
    quedan: vacation.left,
    delAnterior: vacation.carried,
    vencen: expiring?.days ?? 0,
    vencenEl: expiring?.on ?? '',
    siguienteDesde: next?.from ?? '',
    siguienteDias: next?.days ?? 0,
    articulo: vacation.article,
    confirmada: vacation.isConfirmed,
  }
}
