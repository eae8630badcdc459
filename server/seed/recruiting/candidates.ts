import { and, eq } from 'drizzle-orm'
import type { CandidateStage, CandidateStep, Fit } from '#domain/candidates/stages.ts'
import { addDays } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { candidateSeed, offerSeed } from './candidate-words.es.ts'
import { openVacancy, positionSeed } from './position-words.es.ts'

const { approvals, candidateHistory, candidates, offers, users } = tables
const DAY_MS = 24 * 60 * 60 * 1000

interface Actor {
  employeeId: number
  userId: number
}

interface Proposed {
  proposed: Date
  /** Requirements met, with the times of the answer and of the approval; null while waiting. */
  fits: { of: Fit[]; at: Date; decidedAt: Date } | null
  stage: CandidateStage
  since: Date
}

/**
 * Inserts three candidates for the authorized vacancy of 100201 (positions.ts). One waits for the answer
 * about the requirements, one for an offer, and one has an offer.
 */
export async function insertCandidates(tx: Tx, ids: ReadonlyMap<string, number>, now: Date, today: string) {
  const leader = await actorOf(tx, ids.get('100201'))
  const recruiter = await actorOf(tx, ids.get('100301'))
  const [vacancy] = await tx
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.kind, 'vacante'),
        eq(approvals.state, 'authorized'),
        eq(approvals.requesterId, leader.employeeId),
      ),
    )
  if (!vacancy) throw new Error('the demo has no authorized vacancy of 100201')
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const requirements = positionSeed[0]?.requisitos ?? []

  async function insertOne(
    person: (typeof candidateSeed)[keyof typeof candidateSeed],
    { proposed, fits, stage, since }: Proposed,
  ): Promise<number> {
    const nombre = `${person.firstName} ${person.paternalName} ${person.maternalName}`.trim()
    const about = { vacante: vacancy?.id ?? 0, puesto: openVacancy.puesto, nombre }
    const notas = person.notes === '' ? {} : { notas: person.notes }
    const [fit] = await tx
      .insert(approvals)
      .values({
        kind: 'apego',
        requesterId: recruiter.employeeId,
        approverId: leader.employeeId,
        details: { ...about, requisitos: requirements, ...notas },
        requestedAt: proposed,
        ...(fits && { state: 'authorized', decidedAt: fits.at, decidedBy: leader.userId }),
      })
      .returning({ id: approvals.id })
    const apego = requirements.map((requirement, at) => ({ ...requirement, cumple: fits?.of[at] ?? 'no' }))
    const [decision] =
      fits === null
        ? []
        : await tx
            .insert(approvals)
            .values({
              kind: 'candidato',
              requesterId: leader.employeeId,
              approverId: recruiter.employeeId,
              details: { ...about, apego, ...notas },
              requestedAt: fits.at,
              state: 'authorized',
              decidedAt: fits.decidedAt,
              decidedBy: recruiter.userId,
            })
            .returning({ id: approvals.id })
    const [made] = await tx
      .insert(candidates)
      .values({
        ...person,
        vacancyId: vacancy?.id ?? 0,
        proposedBy: recruiter.userId,
        proposedAt: proposed,
        requirements,
        fits: fits?.of ?? null,
        fitId: fit?.id ?? null,
        decisionId: decision?.id ?? null,
        stage,
        stageSince: since,
      })
      .returning({ id: candidates.id })
    if (!made) throw new Error('a candidate could not be inserted')
    return made.id
  }

  const history = (candidateId: number, steps: [CandidateStep, Date, Actor][]) =>
    tx
      .insert(candidateHistory)
      .values(steps.map(([step, at, { userId }]) => ({ candidateId, step, at, by: userId })))

  const waitsSince = { proposed: daysAgo(1), fits: null, stage: 'apego', since: daysAgo(1) } as const
  const waiting = await insertOne(candidateSeed.waiting, waitsSince)
  await history(waiting, [['propuesta', daysAgo(1), recruiter]])

  const toPrepare = await insertOne(candidateSeed.toPrepare, {
    proposed: daysAgo(6),
    fits: { of: ['si', 'parcial', 'si'], at: daysAgo(5), decidedAt: daysAgo(2) },
    stage: 'oferta',
    since: daysAgo(2),
  })
  await history(toPrepare, [
    ['propuesta', daysAgo(6), recruiter],
    ['apego', daysAgo(5), leader],
    ['autorizada', daysAgo(2), recruiter],
  ])
  await tx.insert(offers).values({ candidateId: toPrepare, createdAt: daysAgo(2) })

  const offered = await insertOne(candidateSeed.offered, {
    proposed: daysAgo(9),
    fits: { of: ['si', 'si', 'si'], at: daysAgo(8), decidedAt: daysAgo(7) },
    stage: 'ofrecida',
    since: daysAgo(1),
  })
  await history(offered, [
    ['propuesta', daysAgo(9), recruiter],
    ['apego', daysAgo(8), leader],
    ['autorizada', daysAgo(7), recruiter],
    ['ofrecida', daysAgo(1), recruiter],
  ])
  await tx.insert(offers).values({
    ...offerSeed,
    candidateId: offered,
    createdAt: daysAgo(7),
    state: 'enviada',
    salary: 1_420_000,
    startsOn: addDays(today, 18),
    endsOn: addDays(today, 6),
    sentAt: daysAgo(1),
    sentBy: recruiter.userId,
  })
}

async function actorOf(tx: Tx, employeeId: number | undefined): Promise<Actor> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.employeeId, employeeId ?? 0))
  if (!user || employeeId === undefined) throw new Error('the demo lacks a proposer or an approver')
  return { employeeId, userId: user.id }
}
