import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { CANDIDATES } from '#domain/identity/can.ts'
import { companyDate } from '#domain/time/dates.ts'
import { bareNumber } from '#domain/import-file/bare-number.ts'
import type { ImportContext, KnownPerson } from '#domain/people-import/import-context.ts'
import { isNarrow, type Role } from '#domain/identity/roles.ts'
import type { Reach } from '#domain/people-import/identity/cautions.ts'
import type { Database, Tx } from '../../../db/connection.ts'
import { companies, departments, employees, payGroups, plants, users } from '../../../db/schema/people.ts'
import { roleGrants } from '../../../db/schema/roles.ts'
import { securityEvents } from '../../../db/schema/security-events.ts'
import { rolesOfAll } from '../../../identity/roles.ts'
import type { Steps } from '../../../queues/background.ts'
import { isNumbered } from '../../import-engine/is-numbered.ts'
import { importTexts as texts } from '../texts.es.ts'

const leaders = alias(employees, 'leaders')
/** Period in ms in which a second correction of a person's name counts as another name. */
const RENAMED_MS = 30 * 24 * 60 * 60_000

export interface WorldPart {
  numbers: readonly string[]
  mails: readonly string[]
}

export interface PersonIds {
  employeeId: number
  userId: number | null
  groupId: number | null
}

export interface LoadedWorld extends ImportContext {
  reach: Reach
  ids: ReadonlyMap<string, PersonIds>
}

/** The rows may change between the queries, unless the caller has locked the people. */
export async function loadWorld(
  db: Database | Tx,
  { userId, now, part, steps }: { userId: number | null; now: Date; part?: WorldPart; steps?: Steps },
): Promise<LoadedWorld> {
  const isWanted = part && isNumbered(part.numbers)
  const rows = await inSteps(steps, (after, some) => {
    const found = db
      .select({
        id: employees.id,
        employee: employees,
        account: users,
        leader: leaders.number,
        leads: leadsSomebody,
      })
      .from(employees)
      .leftJoin(users, eq(users.employeeId, employees.id))
      .leftJoin(leaders, eq(leaders.id, employees.leaderId))
    return some === null
      ? found.where(isWanted)
      : found.where(gt(employees.id, after)).orderBy(asc(employees.id)).limit(some)
  })
  const roles = await rolesOfAll(db)
  const wantedIds = part && rows.flatMap(({ account }) => account?.id ?? [])
  const renamed = await renamedSince(db, new Date(now.getTime() - RENAMED_MS), wantedIds)
  const people = new Map<string, KnownPerson>()
  const ids = new Map<string, PersonIds>()
  for (const { employee, account, leader, leads } of rows) {
    const userId = account?.id ?? 0
    const more = {
      leader: leader ?? '',
      leads,
      isRenamed: renamed.has(userId),
      roles: roles.get(userId) ?? [],
    }
    people.set(employee.number, knownOf(employee, account, more))
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
  const places = await db
    .select({ id: departments.id, name: departments.name, plant: plants.name, plantId: departments.plantId })
    .from(departments)
    .leftJoin(plants, eq(plants.id, departments.plantId))
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
    departments: places.map(({ id, name, plant }) => ({ id, name, plant: plant ?? '' })),
    reach: {
      scopes: await limitedScopes(db),
      plantIds: new Map(places.map(({ id, plantId }) => [id, plantId])),
    },
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

const leadsSomebody = sql<boolean>`exists (select from ${employees} led
  join ${users} u on u.employee_id = led.id and u.closed_at is null where led.leader_id = ${employees.id})`

/** @param userIds people to look up; absent for everybody */
async function renamedSince(
  db: Database | Tx,
  since: Date,
  userIds: readonly number[] | undefined,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ userId: securityEvents.subjectId })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.kind, 'person-changed'),
        gt(securityEvents.at, since),
        userIds && inArray(securityEvents.subjectId, [...userIds, 0]),
        sql`${securityEvents.details} ->> 'fields' ~ '(^|, )(nombre|paterno|materno)(,|$)'`,
      ),
    )
  return new Set(rows.flatMap(({ userId }) => userId ?? []))
}

async function limitedScopes(db: Database | Tx): Promise<Reach['scopes']> {
  const { companies: ofCompanies, plants: ofPlants, endedAt } = roleGrants
  const grants = await db
    .selectDistinct({ companies: ofCompanies, plants: ofPlants })
    .from(roleGrants)
    .where(isNull(endedAt))
  return grants.filter(isNarrow)
}

/**
 * Reads all rows at once inside a transaction, otherwise in steps. Other requests must not wait for tens of
 * thousands of rows.
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
  {
    leader,
    leads,
    isRenamed,
    roles,
  }: Pick<KnownPerson, 'leads' | 'isRenamed'> & {
    leader: string
    roles: readonly Role[]
  },
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
    descanso: employee.weeklyRest,
    grupo: employee.payGroupId,
    lider: leader,
    isOpen: account !== null && account.closedAt === null,
    closedOn: account?.closedAt ? companyDate(account.closedAt.getTime()) : '',
    isClosedByFile: account === null || account.closedReason === texts.leaverReason,
    hasRole: roles.length > 0,
    leads,
    isRenamed,
    isAdministrator: roles.includes('administrador'),
    isCandidate: employee.companyCode === CANDIDATES,
  }
}
