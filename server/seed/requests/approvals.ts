import { addDays, companyTime } from '#domain/time/dates.ts'
import { mondayOf } from '#domain/approvals/incidents.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { approvalSeed as words } from './approval-texts.es.ts'

/**
 * Inserts requests other than days off.
 * - 100201 decides a vacancy, two visits and a worked rest day.
 * - 100301, who is human resources, decides a letter, and overtime and an exit pass that 100201 requests for
 *   the team.
 */
export async function insertApprovals(tx: Tx, ids: ReadonlyMap<string, number>, now: Date, today: string) {
  const idOf = (number: string) => {
    const id = ids.get(number)
    if (id === undefined) throw new Error(`the demo has no employee ${number}`)
    return id
  }
  const leader = idOf('100201')
  const humanResources = idOf('100301')
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
  const ofTeam = { approverId: leader, subjectId: null }
  const ofHumanResources = { approverId: humanResources, approverByRole: true }
  const ofLeader = { ...ofHumanResources, requesterId: leader }
  const soon = addDays(today, 2)
  const monday = mondayOf(addDays(today, 7))
  await tx.insert(tables.approvals).values([
    {
      ...ofTeam,
      kind: 'vacante',
      requesterId: idOf('100215'),
      details: words.vacancy,
      requestedAt: hoursAgo(20),
    },
    {
      ...ofTeam,
      kind: 'visita',
      requesterId: idOf('100218'),
      fromDay: soon,
      toDay: addDays(soon, 1),
      details: words.visit,
      requestedAt: hoursAgo(18),
    },
    {
      ...ofTeam,
      kind: 'visita',
      requesterId: idOf('100219'),
      fromDay: addDays(soon, 3),
      toDay: addDays(soon, 3),
      details: words.secondVisit,
      requestedAt: hoursAgo(3),
    },
    {
      ...ofTeam,
      kind: 'descanso_laborado',
      requesterId: idOf('100216'),
      subjectId: idOf('100216'),
      fromDay: addDays(monday, 6),
      toDay: addDays(monday, 6),
      details: words.restDay,
      requestedAt: hoursAgo(6),
    },
    {
      ...ofLeader,
      kind: 'tiempo_extra',
      subjectId: idOf('100212'),
      fromDay: monday,
      toDay: monday,
      details: { empleado: '100212', ...words.overtime },
      requestedAt: hoursAgo(8),
    },
    {
      ...ofLeader,
      kind: 'pase_salida',
      subjectId: idOf('100214'),
      fromDay: soon,
      toDay: soon,
      details: { empleado: '100214', ...words.exitPass },
      requestedAt: hoursAgo(2),
    },
    {
      kind: 'carta',
      requesterId: idOf('100218'),
      subjectId: idOf('100218'),
      ...ofHumanResources,
      details: words.letter,
      requestedAt: hoursAgo(5),
    },
  ])
  await insertGate(tx, idOf, now, today)
  await tx.insert(tables.overtimeLimits).values({ fromDay: '2000-01-01', weeklyHours: 9 })
}

/** Inserts today's list of the gate: three expected people, one person to go out, one visitor inside. */
async function insertGate(tx: Tx, idOf: (number: string) => number, now: Date, today: string) {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
  const accounts = await tx
    .select({ id: tables.users.id, employeeId: tables.users.employeeId })
    .from(tables.users)
  const accountOf = (number: string) => {
    const found = accounts.find(({ employeeId }) => employeeId === idOf(number))
    if (!found) throw new Error(`the demo has no account of ${number}`)
    return found.id
  }
  const authorized = {
    state: 'authorized',
    approverId: idOf('100201'),
    decidedBy: accountOf('100201'),
    requestedAt: hoursAgo(30),
    decidedAt: hoursAgo(26),
    fromDay: today,
    toDay: today,
  } as const
  const ofLeader = {
    requesterId: idOf('100201'),
    approverId: idOf('100301'),
    decidedBy: accountOf('100301'),
  }
  const inside = {
    ...authorized,
    kind: 'visita',
    requesterId: idOf('100215'),
    details: words.insideVisit,
  } as const
  const [visitor] = await tx.insert(tables.approvals).values(inside).returning({ id: tables.approvals.id })
  await tx.insert(tables.approvals).values([
    { ...authorized, kind: 'visita', requesterId: idOf('100218'), details: words.scaleVisit },
    { ...authorized, kind: 'ingreso_material', requesterId: idOf('100219'), details: words.material },
    { ...authorized, kind: 'pase_ingreso', requesterId: idOf('100215'), details: words.entryPass },
    {
      ...authorized,
      ...ofLeader,
      kind: 'pase_salida',
      subjectId: idOf('100219'),
      details: { empleado: '100219', ...words.dentist },
    },
  ])
  // The visitor entered shortly after the expected hour; early in the day, an hour ago.
  const [hour = 0, minute = 0] = companyTime(now.getTime()).split(':').map(Number)
  const sinceArrival = Math.max(1, hour + minute / 60 - 7.1)
  if (!visitor) throw new Error('the visit of the visitor inside could not be inserted')
  await tx.insert(tables.gateMarks).values({
    approvalId: visitor.id,
    way: 'entra',
    markedAt: hoursAgo(sinceArrival),
    markedBy: accountOf('100601'),
  })
}
