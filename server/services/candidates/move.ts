import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { CandidateStage, CandidateStep } from '#domain/candidates/stages.ts'
import { properName } from '#domain/person-name.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { holdsWhole } from '../../identity/roles.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { type Candidate, wholeName } from './rows.ts'
import { candidateTexts as texts } from './texts.es.ts'

const { candidateHistory, candidates, users } = tables

interface Move {
  step: CandidateStep
  /** Left out where it stays as it is. */
  stage?: Exclude<CandidateStage, 'vencida'>
  /** users.id; null: the person themselves, through a link. */
  by: number | null
  comment?: string | null
}

/** What happened, and how far somebody is since then. Behind the candidate's lock. */
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

/** To whoever has proposed them, or to all of human resources. Never more than the name and what it is. */
export async function tellNews(
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
    // Declined and offered again, the same may happen another time.
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
