import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type listRoles as operation, ROLES_PER_PAGE } from '#contract/identity/roles.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { ROLES, type Scope } from '#domain/identity/roles.ts'
import type { Tx } from '../../db/connection.ts'
import { companies, employees, plants, users } from '../../db/schema/people.ts'
import { roleGrants, roleProposals } from '../../db/schema/roles.ts'
import { holdsAny } from '../../identity/roles.ts'
import type { User } from '../../identity/user.ts'
import type { Handler } from '../../operations/service.ts'
import { searched } from '../people/list.ts'
import { affectedAdministrator } from './proposals.ts'

const givers = alias(users, 'givers')
const seconds = alias(users, 'seconds')

/**
 * Lists roles, and all waiting proposals without pages, because each person and role has at most one
 * proposal.
 */
export const listRoles: Handler<typeof operation> = async (
  { buscar = '', rol, pagina },
  { tx, user, clock },
) => {
  const named = await namesOfPlaces(tx)
  const where = and(
    holdsAny(users.id, rol === undefined ? ROLES : [rol]),
    isNull(users.closedAt),
    searched(tx, buscar),
  )
  const rows = await tx
    .select({ user: users, number: employees.number, job: employees.jobTitle })
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(where)
    .orderBy(asc(users.name), asc(users.id))
    .limit(ROLES_PER_PAGE)
    .offset((pagina - 1) * ROLES_PER_PAGE)
  const [counted] = await tx.select({ total: count() }).from(users).where(where)
  const held = await heldBy(
    tx,
    rows.map((row) => row.user.id),
    named,
  )
  return {
    status: 'OK',
    esperan: await waiting(tx, user, clock.now(), named),
    data: rows.map(({ user: { id, name, nickname }, number, job }) => ({
      id,
      numero: number ?? '',
      nombre: name,
      usuario: nickname,
      puesto: job ?? '',
      roles: held.filter(({ userId }) => userId === id).map(({ role }) => role),
      esPropia: id === user.id,
    })),
    total: Number(counted?.total ?? 0),
  }
}

type Named = (scope: Scope) => { companias: string[] | null; plantas: string[] | null }

async function namesOfPlaces(tx: Tx): Promise<Named> {
  const ofCompany = new Map(
    (await tx.select({ id: companies.code, name: companies.name }).from(companies)).map((each) => [
      each.id,
      each.name,
    ]),
  )
  const ofPlant = new Map((await tx.select().from(plants)).map((each) => [each.id, each.name]))
  return (scope) => ({
    companias: scope.companies && scope.companies.map((code) => ofCompany.get(code) ?? code),
    plantas: scope.plants && scope.plants.map((id) => ofPlant.get(id) ?? String(id)),
  })
}

async function heldBy(tx: Tx, userIds: readonly number[], named: Named) {
  if (userIds.length === 0) return []
  const rows = await tx
    .select({ grant: roleGrants, giver: givers.name, second: seconds.name })
    .from(roleGrants)
    .leftJoin(givers, eq(givers.id, roleGrants.givenBy))
    .leftJoin(seconds, eq(seconds.id, roleGrants.confirmedBy))
    .where(and(inArray(roleGrants.userId, [...userIds]), isNull(roleGrants.endedAt)))
  return rows
    .toSorted((one, other) => ROLES.indexOf(one.grant.role) - ROLES.indexOf(other.grant.role))
    .map(({ grant, giver, second }) => ({
      userId: grant.userId,
      role: {
        rol: grant.role,
        ...named(grant),
        desde: dayOf(grant.since),
        dio: giver ?? '',
        confirmo: second ?? '',
      },
    }))
}

async function waiting(tx: Tx, caller: User, now: Date, named: Named) {
  const rows = await tx
    .select({ proposal: roleProposals, name: users.name, proposer: givers.name })
    .from(roleProposals)
    .innerJoin(users, eq(users.id, roleProposals.userId))
    .innerJoin(givers, eq(givers.id, roleProposals.proposedBy))
    .where(and(isNull(roleProposals.decidedAt), gt(roleProposals.endsAt, now)))
    .orderBy(asc(roleProposals.endsAt), asc(roleProposals.id))
  const own = rows.filter(({ proposal }) => proposal.userId === caller.id)
  const affected = new Set<number>()
  for (const { proposal } of own)
    if ((await affectedAdministrator(tx, proposal.proposedBy, proposal)).length > 0) affected.add(proposal.id)
  return rows.map(({ proposal, name, proposer }) => ({
    id: proposal.id,
    persona: proposal.userId,
    nombre: name,
    rol: proposal.role,
    accion: proposal.action,
    ...named(proposal),
    propuso: proposer,
    desde: dayOf(proposal.proposedAt),
    vence: dayOf(proposal.endsAt),
    esMia: proposal.proposedBy === caller.id,
    esPropia: proposal.userId === caller.id && !affected.has(proposal.id),
  }))
}

function dayOf(at: Date): string {
  return formatDate(companyDate(at.getTime()))
}
