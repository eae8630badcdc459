import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { CANDIDATES } from '#domain/identity/can.ts'
import { companyDate } from '#domain/time/dates.ts'
import { bareNumber } from '#domain/import-file/bare-number.ts'
import type { ImportContext, KnownPerson } from '#domain/people-import/import-context.ts'
import type { Role } from '#domain/identity/roles.ts'
import type { Database, Tx } from '../../../db/connection.ts'
import { companies, departments, employees, payGroups, plants, users } from '../../../db/schema/people.ts'
import { rolesOfAll } from '../../../identity/roles.ts'
import type { Steps } from '../../../queues/background.ts'
import { isNumbered } from '../../import-engine/is-numbered.ts'
import { importTexts as texts } from '../texts.es.ts'

const leaders = alias(employees, 'leaders')

export interface WorldPart {
  numbers: readonly string[]
  mails: readonly string[]
}

/** Ids of a person, apart from the person's data, because the domain does not use them. */
export interface PersonIds {
  employeeId: number
  userId: number | null
  groupId: number | null
}

export interface LoadedWorld extends ImportContext {
  ids: ReadonlyMap<string, PersonIds>
}

/**
 * Loads the data that a file is compared with. Rows may change between its queries, unless the caller has
 * locked the people.
 */
export async function loadWorld(
  db: Database | Tx,
  { userId, now, part, steps }: { userId: number | null; now: Date; part?: WorldPart; steps?: Steps },
): Promise<LoadedWorld> {
  const isWanted = part && isNumbered(part.numbers)
  const rows = await inSteps(steps, (after, some) => {
    const found = db
      .select({ id: employees.id, employee: employees, account: users, leader: leaders.number })
      .from(employees)
      .leftJoin(users, eq(users.employeeId, employees.id))
      .leftJoin(leaders, eq(leaders.id, employees.leaderId))
    return some === null
      ? found.where(isWanted)
      : found.where(gt(employees.id, after)).orderBy(asc(employees.id)).limit(some)
  })
  const roles = await rolesOfAll(db)
  const people = new Map<string, KnownPerson>()
  const ids = new Map<string, PersonIds>()
  for (const { employee, account, leader } of rows) {
    people.set(employee.number, knownOf(employee, account, leader, roles.get(account?.id ?? 0) ?? []))
    ids.set(employee.number, {
      employeeId: employee.id,
      userId: account?.id ?? null,
      groupId: account?.groupId ?? null,
    })
  }
  const isNamed =
    part &&
    or(
      inArray(sql`lower(${users.nickname})`, [...part.numbers, '']),
      // Must match the expression of the index on email addresses.
      and(ne(users.mail, ''), inArray(sql`lower(${users.mail})`, [...part.mails, ' '])),
    )
  const named = await inSteps(steps, (after, some) => {
    const found = db
      .select({ id: users.id, nickname: users.nickname, mail: users.mail, number: employees.number })
      .from(users)
      .leftJoin(employees, eq(employees.id, users.employeeId))
    return some === null
      ? found.where(isNamed)
      : found.where(gt(users.id, after)).orderBy(asc(users.id)).limit(some)
  })
  const [own] = await db
    .select({ number: employees.number })
    .from(users)
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .where(eq(users.id, userId ?? 0))
  return {
    today: companyDate(now.getTime()),
    ownNumber: own?.number ?? '',
    people,
    byBare: new Map([...people.values()].map((each) => [bareNumber(each.numero), each])),
    mails: new Map(
      named.flatMap(({ mail, number }) => (mail === '' ? [] : [[mail.toLowerCase(), number ?? '']])),
    ),
    ids,
    nicknames: new Map(named.map(({ nickname, number }) => [nickname.toLowerCase(), number ?? ''])),
    departments: (
      await db
        .select({ id: departments.id, name: departments.name, plant: plants.name })
        .from(departments)
        .leftJoin(plants, eq(plants.id, departments.plantId))
    ).map((each) => ({ ...each, plant: each.plant ?? '' })),
    plants: (await db.select({ name: plants.name }).from(plants)).map(({ name }) => name),
    companies: await db
      .select({ code: companies.code, name: companies.name })
      .from(companies)
      .where(ne(companies.code, CANDIDATES))
      .orderBy(companies.code),
    payGroups: (await db.select().from(payGroups).orderBy(payGroups.id)).map(({ id, name, frequency }) => ({
      id,
      name,
      isWeekly: frequency === 'weekly',
    })),
  }
}

/**
 * Reads all rows at once inside a transaction; otherwise in steps, so that other requests do not wait for
 * tens of thousands of rows.
 */
async function inSteps<Row extends { id: number }>(
  steps: Steps | undefined,
  ask: (after: number, some: number | null) => Promise<Row[]>,
): Promise<Row[]> {
  if (steps === undefined) return ask(0, null)
  const all: Row[] = []
  for (;;) {
    const some = steps.rows
    const found = await steps.take(() => ask(all.at(-1)?.id ?? 0, some), some)
    all.push(...found)
    if (found.length < some) return all
  }
}

function knownOf(
  employee: typeof employees.$inferSelect,
  account: typeof users.$inferSelect | null,
  leader: string | null,
  roles: readonly Role[],
): KnownPerson {
  return {
    numero: employee.number,
    nombre: employee.firstName,
    paterno: employee.paternalName,
    materno: employee.maternalName,
    nacimiento: employee.birthDate,
    sexo: employee.sex,
    curp: employee.curp,
    rfc: employee.rfc,
    nss: employee.nss,
    correo: account?.mail ?? '',
    ingreso: employee.hireDate,
    compania: employee.companyCode,
    departamento: employee.departmentId,
    puesto: employee.jobTitle,
    turno: employee.shift,
    grupo: employee.payGroupId,
    lider: leader ?? '',
    isOpen: account !== null && account.closedAt === null,
    closedOn: account?.closedAt ? companyDate(account.closedAt.getTime()) : '',
    isClosedByFile: account === null || account.closedReason === texts.leaverReason,
    hasRole: roles.length > 0,
    isAdministrator: roles.includes('administrador'),
    isCandidate: employee.companyCode === CANDIDATES,
  }
}
