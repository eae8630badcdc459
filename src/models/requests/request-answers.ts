import { listAsked } from '#contract/approvals/approvals.ts'
import { readIncidents } from '#contract/approvals/incidents.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { readKept } from '#core/store/kept.ts'

export type StoredAnswer = readonly [operation: AnyOperation, input: object]

/** Request for the person's pending incidents and those that wait for their decision (IAU-04). */
export const OWN_INCIDENTS = { id: 0 }
/** Request for the latest of the person's own requests. */
export const NEWEST = { pagina: 1 }

export const askedAnswers: readonly StoredAnswer[] = [[listAsked, NEWEST]]
/** A day off is in its own list and in the list of all requests. */
export const dayOffAnswers: readonly StoredAnswer[] = [[readIncidents, OWN_INCIDENTS], ...askedAnswers]

/** Server time (ms); null when the device has no stored answer. */
export async function readDate([operation, input]: StoredAnswer): Promise<number | null> {
  return (await readKept(operation, input))?.at ?? null
}
