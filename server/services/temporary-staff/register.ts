import { and, asc, inArray, isNull, ne } from 'drizzle-orm'
import type { RequestOf } from '#contract/protocol/operation.ts'
import type { registerFamily } from '#contract/evaluations/temporary-staff.ts'
import { findFamilyRefusal } from '#domain/temporary/evaluators.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { findByNumbers } from './collaborators.ts'
import { move, notifyOfStaffNews } from './move.ts'
import { hasAccount, type Staff } from './rows.ts'
import { staffTexts as texts } from './texts.es.ts'

const { jobCodes, temporaryStaff } = tables

/**
 * Registers the people of a project (P-118). Any error registers nobody. A person already in the process gets
 * the project's leader if their own leader is missing or has left. Otherwise the person is skipped.
 * @returns the number of people registered or given a leader, and the employee numbers of the skipped people
 */
export async function register(
  context: { tx: Tx; clock: Clock; services: Pick<Services, 'jobs'>; user: User; address: string },
  { proyecto, integrantes }: RequestOf<typeof registerFamily>,
): Promise<{ registrados: number; omitidos: string[] }> {
  const { tx, user } = context
  const why = findFamilyRefusal(integrantes.map(({ lider }) => ({ isLeader: lider })))
  if (why) throw new WireFault('ERROR', texts.family[why])
  const numbers = integrantes.map(({ numero }) => numero)
  if (new Set(numbers).size < numbers.length) throw new WireFault('ERROR', texts.twice)
  const found = await findByNumbers(tx, user.company, numbers)
  const rowOf = (number: string) => {
    const row = found.find((one) => one.number === number)
    if (!row) throw new WireFault('ERROR', texts.unknownMember(number))
    return row
  }
  const leader = rowOf(integrantes.find(({ lider }) => lider)?.numero ?? '')
  if (!(await hasAccount(tx, leader.id))) throw new WireFault('ERROR', texts.leaderWithoutAccount)
  const own = employeeOf(user)
  const people = integrantes
    .filter(({ lider }) => !lider)
    .map(({ numero, fecha_aplicacion }) => {
      if (fecha_aplicacion === undefined || !isDay(fecha_aplicacion))
        throw new WireFault('ERROR', texts.noDate)
      return { person: rowOf(numero), applicationDate: fecha_aplicacion }
    })
  // Callers must not decide about themselves.
  if (people.some(({ person }) => person.id === own)) throw new WireFault('ERROR', texts.oneself)
  const known = await tx
    .select()
    .from(temporaryStaff)
    .where(
      and(
        inArray(
          temporaryStaff.employeeId,
          people.map(({ person }) => person.id),
        ),
        isNull(temporaryStaff.removedAt),
        ne(temporaryStaff.status, 6),
      ),
    )
    .orderBy(asc(temporaryStaff.id))
    .for('update')
  const codes = await tx.select().from(jobCodes)
  let registered = 0
  const skipped: string[] = []
  for (const { person, applicationDate } of people.sort((a, b) => a.person.id - b.person.id)) {
    const before = known.find(({ employeeId }) => employeeId === person.id)
    if (before) {
      if (!(await hasAccount(tx, before.responsibleId))) {
        await giveLeader(context, before, { responsibleId: leader.id, project: proyecto, applicationDate })
        registered += 1
      } else skipped.push(person.number)
      continue
    }
    const [row] = await tx
      .insert(temporaryStaff)
      .values({
        employeeId: person.id,
        responsibleId: leader.id,
        jobCode: codes.find(({ name }) => name === person.jobTitle)?.code ?? null,
        project: proyecto,
        applicationDate,
        startDate: person.hireDate,
      })
      // Another user may have registered the person at the same moment.
      .onConflictDoNothing()
      .returning()
    if (!row) {
      skipped.push(person.number)
      continue
    }
    registered += 1
    await move(context, row, 'ingreso', {}, proyecto)
    await notifyOfStaffNews(context, row, 'registered', 'responsible')
  }
  return { registrados: registered, omitidos: skipped }
}

/**
 * Assigns the project's leader to a person whose leader is missing or has left. The process cannot continue
 * without a leader (TEMP-52). An open evaluation stays open.
 */
async function giveLeader(
  context: Parameters<typeof register>[0],
  staff: Staff,
  { applicationDate, ...leader }: { responsibleId: number; project: string; applicationDate: string },
): Promise<void> {
  const change = staff.status === 1 ? { ...leader, applicationDate } : leader
  await move(context, staff, 'ingreso', change, leader.project)
  await notifyOfStaffNews(context, { ...staff, ...change }, 'registered', 'responsible')
}
