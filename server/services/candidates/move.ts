import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { CandidateStage, CandidateStep } from '#domain/candidates/stages.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { holdsWhole } from '../../identity/roles.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { type Candidate, wholeName } from './rows.ts'
import { candidateTexts as texts } from './texts.es.ts'

const { candidateHistory, candidates, users } = tables

interface Move {
  step: CandidateStep
  stage?: Exclude<CandidateStage, 'vencida'>
  /** users.id; null if a person without an account acted through a link. */
  by: number | null
  comment?: string | null
}

/** Adds a step to the candidate's history and changes the stage, if given. Requires the candidate's lock. */
export async function move(
  { tx, clock }: { tx: Tx; clock: Clock },
  candidateId: number,
  { step, stage, by, comment }: Move,
): Promise<void> {
  const at = clock.now()
  await tx.insert(candidateHistory).values({ candidateId, step, at, by, comment: comment ?? '' })
  if (stage === undefined) return
  await tx.update(candidates).set({ stage, stageSince: at }).where(eq(candidates.id, candidateId))
}

export async function notifyOfStep(
  context: NotifyContext,
  candidate: Candidate,
  step: keyof typeof texts.news,
  to: 'proposer' | 'all',
): Promise<void> {
  const userIds = to === 'proposer' ? [candidate.proposedBy ?? 0] : await humanResources(context.tx)
  await notify(context, {
    kind: 'candidate-moved',
    to: { userIds: userIds.filter((id) => id !== 0 && id !== candidate.accountId) },
    ref: String(candidate.id),
    // The time makes the key unique: an offer can be declined and sent again several times.
    key: `${candidate.id}-${step}-${context.clock.now().getTime()}`,
    subtitle: `${properName(wholeName(candidate))} · ${texts.news[step]}`,
  })
}

async function humanResources(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(holdsWhole(users.id, 'recursos-humanos'), isNotNull(users.employeeId), isNull(users.closedAt)))
  return rows.map(({ id }) => id)
}
