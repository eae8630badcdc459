import { listAsked } from '#contract/approvals/approvals.ts'
import { readIncidents } from '#contract/approvals/incidents.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { readKept } from '#core/store/kept.ts'

/** Answer that the device stores: an operation and its input. */
export type StoredAnswer = readonly [operation: AnyOperation, input: object]

/** Answer with the caller's pending incidents and those that wait for the caller (contract/approvals/incidents.ts). */
export const OWN_INCIDENTS = { id: 0 }
const NEWEST = { pagina: 1 }

/** Answers that show a new request for authorization. */
export const askedAnswers: readonly StoredAnswer[] = [[listAsked, NEWEST]]
/** Answers that show a new day off: its own list and the list of all requests. */
export const dayOffAnswers: readonly StoredAnswer[] = [[readIncidents, OWN_INCIDENTS], ...askedAnswers]

/** Returns the date of a stored answer (server ms); null when the device has none. */
export async function readDate([operation, input]: StoredAnswer): Promise<number | null> {
  return (await readKept(operation, input))?.at ?? null
}
