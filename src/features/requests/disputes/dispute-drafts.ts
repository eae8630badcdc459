import { createDispute, type Dispute } from '#contract/requests/disputes.ts'
import { isSameDispute } from '#contract/requests/disputes.queued.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import {
  type DisputeDayProblem,
  disputeDayProblem,
  MAX_DISPUTE_COMMENT,
  MAX_DISPUTE_REASON,
} from '#domain/requests/disputes.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import type { ConfirmedPhotos, KeptPhoto } from '#models/requests/photo-drafts.ts'

export interface DisputeValues {
  /** In Spanish; '' without a reason and for an own reason. */
  reason: string
  isOther: boolean
  ownReason: string
  /** YYYY-MM-DD, possibly incomplete. */
  day: string
  comment: string
}

/** Stored until the server has accepted the dispute, for the correction of a rejected one. */
export type ConfirmedDispute = DisputeValues & ConfirmedPhotos

export const blankDispute: DisputeValues = { reason: '', isOther: false, ownReason: '', day: '', comment: '' }

export function reasonOf({ isOther, ownReason, reason }: DisputeValues): string {
  return (isOther ? ownReason : reason).trim()
}

export function folioOf(values: DisputeValues, listed: readonly Dispute[]): number | undefined {
  const same = listed.filter(isSameDispute(disputeRequest(values, [])))
  return same.sort((one, other) => other.id - one.id)[0]?.id
}

export function disputeRequest(
  values: DisputeValues,
  photos: readonly KeptPhoto[],
): RequestOf<typeof createDispute> {
  return {
    motivo: reasonOf(values),
    fechaInconformidad: values.day,
    comentario: values.comment.trim(),
    evidencia: photos.map(({ data }) => data),
  }
}

export type DisputeProblem =
  | { field: 'reason'; kind: 'reason' | 'ownReason' }
  | { field: 'day'; kind: DisputeDayProblem | 'missingDay' }
  | { field: 'comment'; kind: 'comment' | 'commentLong' }

/** @param today YYYY-MM-DD in the company's time zone */
export function disputeProblems(values: DisputeValues, today: string): DisputeProblem[] {
  const problems: DisputeProblem[] = []
  const reason = reasonOf(values)
  if (reason === '') problems.push({ field: 'reason', kind: 'reason' })
  else if (lengthOf(reason) > MAX_DISPUTE_REASON) problems.push({ field: 'reason', kind: 'ownReason' })
  const day = values.day === '' ? 'missingDay' : disputeDayProblem(values.day, today)
  if (day) problems.push({ field: 'day', kind: day })
  const comment = values.comment.trim()
  if (comment === '') problems.push({ field: 'comment', kind: 'comment' })
  else if (lengthOf(comment) > MAX_DISPUTE_COMMENT) problems.push({ field: 'comment', kind: 'commentLong' })
  return problems
}
