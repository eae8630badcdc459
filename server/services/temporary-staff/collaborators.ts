import { and, asc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Collaborator } from '#contract/evaluations/temporary-staff.ts'
import { fold } from '#domain/text/fold.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { accents } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { type Employee, type Staff, wholeName } from './rows.ts'
import { staffTexts as texts } from './texts.es.ts'

const { employees, temporaryStaff, users } = tables

/** Maximum number of people listed. Other people are found by name. */
export const MAX_LISTED = 2000

export function toCollaborator(
  person: Pick<Employee, 'number' | 'firstName' | 'paternalName' | 'maternalName'>,
): Collaborator {
  const name = wholeName(person)
  return { EMPLID: person.number, nombreMostrar: `${person.number} - ${name}`, NAME: name }
}

function selectAnswering(tx: Tx) {
  return tx
    .select({ person: employees })
    .from(employees)
    .innerJoin(users, and(eq(users.employeeId, employees.id), isNull(users.closedAt)))
    .$dynamic()
}

const byName = [asc(employees.firstName), asc(employees.paternalName), asc(employees.id)]

export async function listPeersOf(tx: Tx, staff: Staff): Promise<Collaborator[]> {
  if (staff.responsibleId === null) return []
  const rows = await selectAnswering(tx)
    .where(and(eq(employees.leaderId, staff.responsibleId), ne(employees.id, staff.employeeId)))
    .orderBy(...byName)
    .limit(MAX_LISTED)
  return rows.map(({ person }) => toCollaborator(person))
}

/**
 * Lists people of the company, except these peers, the boss, subordinates and the person (TMP-19, DICT-08 …
 * 11).
 */
export async function listClientsOf(tx: Tx, staff: Staff, peers: readonly string[]): Promise<Collaborator[]> {
  const [evaluee] = await tx.select().from(employees).where(eq(employees.id, staff.employeeId))
  if (!evaluee) return []
  const rows = await selectAnswering(tx)
    .where(
      and(
        eq(employees.companyCode, evaluee.companyCode),
        ne(employees.id, evaluee.id),
        ne(employees.id, staff.responsibleId ?? 0),
        or(isNull(employees.leaderId), ne(employees.leaderId, evaluee.id)),
        peers.length > 0 ? notInArray(employees.number, [...peers]) : undefined,
      ),
    )
    .orderBy(...byName)
    .limit(MAX_LISTED)
  return rows.map(({ person }) => toCollaborator(person))
}

/**
 * Handles TMP-19 as the spec defines it: the call has only `pares` and names no person. Applies to the
 * caller's people who wait for evaluators, or only to people with the same boss as the peers. Omits these
 * people, their subordinates, their bosses and the peers, whom TMP-03 would refuse.
 */
export async function listClientsBeside(
  tx: Tx,
  user: User,
  peers: readonly string[],
): Promise<Collaborator[]> {
  const own = employeeOf(user)
  const leaders = (await findByNumbers(tx, user.company, peers)).flatMap(({ leaderId }) => leaderId ?? [])
  const waiting = await tx
    .select({ id: employees.id, bossId: temporaryStaff.responsibleId, company: employees.companyCode })
    .from(temporaryStaff)
    .innerJoin(employees, eq(employees.id, temporaryStaff.employeeId))
    .where(
      and(
        eq(temporaryStaff.status, 2),
        isNull(temporaryStaff.removedAt),
        user.isHumanResources ? undefined : eq(temporaryStaff.responsibleId, own),
        leaders.length > 0 ? inArray(temporaryStaff.responsibleId, leaders) : undefined,
      ),
    )
  const evaluees = waiting.map(({ id }) => id)
  const bosses = waiting.flatMap(({ bossId }) => bossId ?? [])
  const left = [...evaluees, ...bosses, ...(user.isHumanResources ? [] : [own])]
  const rows = await selectAnswering(tx)
    .where(
      and(
        inArray(employees.companyCode, [user.company, ...waiting.map(({ company }) => company)]),
        left.length > 0 ? notInArray(employees.id, left) : undefined,
        evaluees.length > 0
          ? or(isNull(employees.leaderId), notInArray(employees.leaderId, evaluees))
          : undefined,
        peers.length > 0 ? notInArray(employees.number, [...peers]) : undefined,
      ),
    )
    .orderBy(...byName)
    .limit(MAX_LISTED)
  return rows.map(({ person }) => toCollaborator(person))
}

export async function memberFault(tx: Tx, company: string, number: string): Promise<WireFault> {
  const [person] = await findByNumbers(tx, company, [number])
  return new WireFault('ERROR', person ? texts.memberWithoutAccount(number) : texts.unknownMember(number))
}

/**
 * Searches by number or by word beginnings of the name, ignoring accents. `canAnswer` requires an open
 * account.
 */
export async function searchPeople(
  tx: Tx,
  company: string,
  searched: string,
  { most, canAnswer }: { most: number; canAnswer: boolean },
): Promise<Collaborator[]> {
  // Removes duplicates, because each word costs one scan of all people.
  const words = [...new Set(fold(searched).split(/\s+/).filter(Boolean))]
  const name = sql`translate(lower(${employees.firstName} || ' ' || ${employees.paternalName} || ' ' || ${employees.maternalName}), ${accents.written.toLowerCase()}, ${accents.plain.toLowerCase()})`
  const all = tx.select({ person: employees }).from(employees).$dynamic()
  const rows = await (canAnswer ? selectAnswering(tx) : all)
    .where(
      and(
        eq(employees.companyCode, company),
        ...words.map((word) =>
          or(
            sql`' ' || ${name} like ${`% ${likeText(word)}%`}`,
            sql`${employees.number} like ${`${likeText(word)}%`}`,
          ),
        ),
      ),
    )
    .orderBy(...byName)
    .limit(most)
  return rows.map(({ person }) => toCollaborator(person))
}

function likeText(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

export async function findByNumbers(tx: Tx, company: string, numbers: readonly string[]) {
  if (numbers.length === 0) return []
  return tx
    .select()
    .from(employees)
    .where(and(inArray(employees.number, [...numbers]), eq(employees.companyCode, company)))
}
