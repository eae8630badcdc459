import type { registerImprovement } from '#contract/improvements/improvement-idea.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import type { Idea } from '#domain/improvements/improvements.ts'
import type { ConfirmedPhotos, KeptPhoto } from '#models/requests/photo-drafts.ts'

/** Stored with a confirmed idea for the correction of a refused idea. `photos` has at most one picture. */
export type ConfirmedIdea = Idea & ConfirmedPhotos

export const blankIdea: Idea = { what: '', where: '', benefit: '' }

export function ideaRequest(
  { what, where, benefit }: Idea,
  photos: readonly KeptPhoto[],
): RequestOf<typeof registerImprovement> {
  return {
    mejora: what.trim(),
    lugar: where.trim(),
    beneficio: benefit.trim(),
    foto: photos.map(({ data }) => data),
  }
}
