import { asc, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { readPeopleLists as listsOperation, readPerson as operation } from '#contract/people/people.ts'
import { CANDIDATES } from '#domain/identity/can.ts'
import { companyDateTime } from '#domain/time/dates.ts'
import { companies, departments, employees, payGroups, plants, users } from '../../db/schema/people.ts'
import { rolesOf } from '../../identity/roles.ts'
import type { Handler } from '../../operations/service.ts'
import { peopleTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'

const leaders = alias(employees, 'leaders')

/**
 * Returns a person without pay, documents and identity numbers, which administrators must not read (P-61).
 */
export const readPerson: Handler<typeof operation> = async ({ id }, { tx, user }) => {
  const [row] = await tx
    .select({
      account: users,
      company: companies.name,
      number: employees.number,
      job: employees.jobTitle,
      shift: employees.shift,
      weeklyRest: employees.weeklyRest,
      hired: employees.hireDate,
      department: departments.name,
      plant: plants.name,
      leader: { first: leaders.firstName, paternal: leaders.paternalName, maternal: leaders.maternalName },
    })
    .from(users)
    .innerJoin(companies, eq(companies.code, users.companyCode))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(plants, eq(plants.id, departments.plantId))
    .leftJoin(leaders, eq(leaders.id, employees.leaderId))
    .where(eq(users.id, id))
  if (!row) throw new WireFault('ERROR', texts.unknown)
  const { account, leader } = row
  return {
    status: 'OK',
    persona: {
      id: account.id,
      numero: row.number ?? '',
      nombre: account.name,
      usuario: account.nickname,
      correo: account.mail,
      tipo: kindOf(account),
      puesto: row.job ?? '',
      compania: row.company,
      departamento: row.department ?? '',
      planta: row.plant ?? '',
      turno: row.shift ?? 0,
      descanso: row.weeklyRest ?? '',
      lider: leader ? `${leader.first} ${leader.paternal} ${leader.maternal}`.trim() : '',
      ingreso: row.hired ?? '',
      roles: await rolesOf(tx, account.id),
      abierta: account.closedAt === null,
      debeCambiar: account.mustChangePassword,
      alta: companyDateTime(account.createdAt.getTime()),
      cierre: account.closedAt ? companyDateTime(account.closedAt.getTime()) : '',
      motivo: account.closedReason ?? '',
      esPropia: account.id === user.id,
    },
  }
}

function kindOf({ employeeId, companyCode }: typeof users.$inferSelect) {
  if (companyCode === CANDIDATES) return 'candidato'
  return employeeId === null ? 'sinExpediente' : 'empleado'
}

export const readPeopleLists: Handler<typeof listsOperation> = async (_input, { tx }) => ({
  status: 'OK',
  companias: await tx
    .select({ id: companies.code, nombre: companies.name })
    .from(companies)
    .where(ne(companies.code, CANDIDATES))
    .orderBy(asc(companies.code)),
  departamentos: (
    await tx
      .select({ id: departments.id, nombre: departments.name, planta: plants.name })
      .from(departments)
      .leftJoin(plants, eq(plants.id, departments.plantId))
      .orderBy(asc(departments.name))
  ).map((row) => ({ ...row, planta: row.planta ?? '' })),
  plantas: await tx.select({ id: plants.id, nombre: plants.name }).from(plants).orderBy(asc(plants.name)),
  grupos: await tx
    .select({ id: payGroups.id, nombre: payGroups.name })
    .from(payGroups)
    .orderBy(asc(payGroups.id)),
})
