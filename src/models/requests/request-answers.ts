import { listAsked } from '#contract/approvals/approvals.ts'
import { readIncidents } from '#contract/approvals/incidents.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { readKept } from '#core/store/kept.ts'

export type StoredAnswer = readonly [operation: AnyOperation, input: object]

/** Request for the person's pending incidents and for those that the person must decide (IAU-04). */
export const OWN_INCIDENTS = { id: 0 }
export const NEWEST = { pagina: 1 }

export const askedAnswers: readonly StoredAnswer[] = [[listAsked, NEWEST]]
export const dayOffAnswers: readonly StoredAnswer[] = [[readIncidents, OWN_INCIDENTS], ...askedAnswers]

/** Returns the server time (ms) of a stored response; null when the device has none. */
export async function readDate([operation, input]: StoredAnswer): Promise<number | null> {
  return (await readKept(operation, input))?.at ?? null
}
