import * as z from 'zod/mini'
import type { Outcome } from './operation.ts'
import { wireText } from './wire-values.ts'

/**
 * Versions of a saved step, ours. P-15 says when each was saved; a save of DOC-12 says in `base` which of those its
 * author has seen, and which own saves (`idOperacion`) it follows. Where the server holds another one with other
 * answers it does nothing and says CONFLICTO. A company's host knows no `base` and saves as ever.
 */
export const CONFLICT = 'CONFLICTO'
/** More than anybody edits one step without hearing of the server. */
export const MOST_BASES = 20

export const baseOfSave = () =>
  z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MOST_BASES)))

export const stepVersion = () =>
  z.object({
    datos: z.record(z.string(), z.unknown()),
    /** ISO instant of the save, by the server's clock; names the version, too. */
    guardado: wireText,
  })
export type StepVersion = z.infer<ReturnType<typeof stepVersion>>

/** Adds what the server holds to a conflict. Nothing to add: it came sealed, and whoever carries that learns nothing. */
export function withStored(outcome: Outcome, answer: unknown): Outcome {
  if (typeof outcome === 'string' || outcome.code !== CONFLICT) return outcome
  const stored = stepVersion().safeParse(answer)
  return stored.success ? { ...outcome, stored: stored.data } : outcome
}
