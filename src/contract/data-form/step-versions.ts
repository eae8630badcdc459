import * as z from 'zod/mini'
import type { Outcome } from '../protocol/operation.ts'
import { wireText } from '../protocol/wire-values.ts'

/**
 * Versions of a saved step, an added field. P-15 returns the time of each save. DOC-12 sends in `base` the
 * versions that the author has seen, and the ids (`idOperacion`) of the author's earlier saves. If the server
 * has another version with other answers, it changes nothing and returns CONFLICTO. A legacy host ignores
 * `base`.
 */
export const CONFLICT = 'CONFLICTO'
export const MOST_BASES = 20

export const baseOfSave = () =>
  z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MOST_BASES)))

export const stepVersion = () =>
  z.object({
    datos: z.record(z.string(), z.unknown()),
    /** Time of the save by the server's clock, ISO 8601; it also identifies the version. */
    guardado: wireText,
  })
export type StepVersion = z.infer<ReturnType<typeof stepVersion>>

/**
 * Adds the server's version to a CONFLICTO. The response to a sealed save has no version, because another
 * person's page may send the save and must not learn the answers.
 */
export function withStored(outcome: Outcome, answer: unknown): Outcome {
  if (typeof outcome === 'string' || outcome.code !== CONFLICT) return outcome
  const stored = stepVersion().safeParse(answer)
  return stored.success ? { ...outcome, stored: stored.data } : outcome
}
