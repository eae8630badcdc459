import { and, eq, gte, ne } from 'drizzle-orm'
import type { proposeCandidate as operation } from '#contract/jobs/candidates.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { companyDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { positionKey, type Requirement } from '#domain/positions/profile.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { fail } from '../../wire/wire-fault.ts'
import { type Approval, detailText, lockApproval } from '../approvals/queries.ts'
import { recordApproval } from '../approvals/record.ts'
import { notifyApprover } from '../approvals/notify-people.ts'
import { type Approver, hasLeft, nextApprover } from '../approvals/who-decides.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { employeeOf } from '../own-data.ts'
import { move } from './move.ts'
import { recordCandidate } from './record.ts'
import { type Candidate, wholeName } from './rows.ts'
import { candidateTexts as texts } from './texts.es.ts'
import { isOpenVacancy } from './vacancies.ts'

const { approvals, candidates, positions } = tables

/**
 * Maximum number of candidates that a user proposes per day, and of candidates per vacancy, without discarded
 * candidates.
 */
const MAX_PER_DAY = 60
const MAX_PER_VACANCY = 50
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Proposes an external candidate.
 * @returns candidates.id
 * @throws WireFault if the vacancy is not open or its position has no requirements; otherwise like
 * proposePerson
 */
export async function propose(
  context: NotifyContext & { user: User; address: string },
  input: RequestOf<typeof operation>,
): Promise<number> {
  const { tx, clock } = context
  const now = clock.now()
  // Locks the vacancy, so that simultaneous proposals cannot exceed the limit.
  const vacancy = await lockApproval(tx, input.vacante)
  if (!vacancy || !isOpenVacancy(vacancy, now)) fail(texts.noVacancy)
  const [profile] = await tx
    .select()
    .from(positions)
    .where(eq(positions.key, positionKey(detailText(vacancy, 'puesto'))))
  if (!profile || profile.requirements.length === 0) fail(texts.noProfile)
  return proposePerson(context, {
    vacancy,
    requirements: profile.requirements,
    person: {
      firstName: input.nombre,
      paternalName: input.paterno,
      maternalName: input.materno ?? '',
      mail: input.correo ?? '',
      phone: input.telefono ?? '',
      notes: input.notas ?? '',
    },
    own: null,
  })
}

interface Proposed {
  vacancy: Approval
  requirements: readonly Requirement[]
  person: Pick<Candidate, 'firstName' | 'paternalName' | 'maternalName' | 'mail' | 'phone' | 'notes'>
  /** The proposed employee; null for an external person. */
  own: { accountId: number; employeeId: number } | null
}

/**
 * Adds a candidate and asks the vacancy's requester to assess the requirements.
 * @returns candidates.id
 * @throws WireFault if a limit is reached, or nobody can assess the candidate
 */
export async function proposePerson(
  context: NotifyContext & { user: User; address: string },
  { vacancy, requirements, person, own }: Proposed,
): Promise<number> {
  const { tx, user, clock } = context
  const now = clock.now()
  await requireRoom(tx, user.id, vacancy.id, now)
  const requesterId = employeeOf(user)
  const involved = own === null ? [requesterId] : [requesterId, own.employeeId]
  const assessor = (await assessorOf(tx, vacancy, involved)) ?? fail(texts.nobodyAnswers)
  const [fit] = await tx
    .insert(approvals)
    .values({
      kind: 'apego',
      requesterId,
      ...assessor,
      requestedAt: now,
      details: {
        vacante: vacancy.id,
        puesto: detailText(vacancy, 'puesto'),
        nombre: properName(wholeName(person)),
        requisitos: requirements,
        ...(person.notes === '' ? {} : { notas: person.notes }),
      },
    })
    .returning()
  const [made] = await tx
    .insert(candidates)
    .values({
      ...person,
      vacancyId: vacancy.id,
      proposedBy: user.id,
      proposedAt: now,
      requirements: [...requirements],
      fitId: fit?.id ?? null,
      stageSince: now,
      accountId: own?.accountId ?? null,
    })
    .returning({ id: candidates.id })
  if (!made || !fit) throw new Error('the candidate could not be inserted')
  await move(context, made.id, { step: 'propuesta', by: user.id })
  await recordCandidate(context, 'candidate-proposed', made.id, user.id)
  await recordApproval(context, 'approval-asked', fit, user.id)
  await notifyApprover(context, fit, companyDate(now.getTime()))
  return made.id
}

async function requireRoom(tx: Tx, userId: number, vacancyId: number, now: Date): Promise<void> {
  const sinceYesterday = and(
    eq(candidates.proposedBy, userId),
    gte(candidates.proposedAt, new Date(now.getTime() - DAY_MS)),
  )
  if ((await tx.$count(candidates, sinceYesterday)) >= MAX_PER_DAY) fail(texts.manyOfDay)
  const live = and(eq(candidates.vacancyId, vacancyId), ne(candidates.stage, 'descartada'))
  if ((await tx.$count(candidates, live)) >= MAX_PER_VACANCY) fail(texts.manyOfVacancy)
}

async function assessorOf(tx: Tx, vacancy: Approval, involved: number[]): Promise<Approver | null> {
  const { requesterId } = vacancy
  if (!involved.includes(requesterId) && !(await hasLeft(tx, requesterId)))
    return { approverId: requesterId, approverByRole: false }
  return nextApprover(tx, { kind: 'apego', approverId: requesterId }, involved)
}
