import { registerImprovement } from '#contract/improvements/improvement-idea.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { discardDraft, readDraft, writeDraft } from '#core/outbox/drafts.ts'
import { readQueuedInput } from '#core/outbox/queued.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import type { Idea } from '#domain/improvements/improvements.ts'
import {
  CORRECTION_PHOTOS_STEP,
  CORRECTION_STEP,
  newRequestForms,
  PHOTOS_STEP,
  REQUEST_STEP,
} from '#domain/requests/request-forms.ts'
import type { KeptPhoto } from '#media/capture/kept-photo.ts'

/** Processed picture with both data URLs; no preview when the device can't draw it. */
export type IdeaPhoto = KeptPhoto

/** Stored with a confirmed idea, so that a refused one can be corrected. `photos` has one picture or none. */
export interface ConfirmedIdea extends Idea {
  /** Empty on a shared device, which stores no pictures. */
  photos: readonly IdeaPhoto[]
  photoCount: number
}

export const blankIdea: Idea = { what: '', where: '', benefit: '' }

/** Storage place of a typed idea: a new one, or the correction of a refused one. */
export interface DraftPlace {
  form: string
  texts: string
  photos: string
  /** Step with the pictures of a camera that is still open. */
  camera: string
}

export const newIdeaPlace: DraftPlace = {
  form: newRequestForms.improvement,
  texts: REQUEST_STEP,
  photos: PHOTOS_STEP,
  camera: 'camara',
}

export function correctionPlace(form: string): DraftPlace {
  return {
    form,
    texts: CORRECTION_STEP,
    photos: CORRECTION_PHOTOS_STEP,
    camera: `${CORRECTION_STEP}-camara`,
  }
}

/**
 * Returns the form's initial photos.
 * @param confirmed the refused idea to correct; null for a new one
 */
export async function photosOf(
  place: DraftPlace,
  confirmed: ConfirmedIdea | null,
): Promise<readonly IdeaPhoto[]> {
  // An unreadable picture must be taken again.
  const kept = await readDraft(place.form, place.photos).catch(() => null)
  if (Array.isArray(kept?.values)) return kept.values as IdeaPhoto[]
  if (!confirmed || confirmed.photos.length === confirmed.photoCount) return confirmed?.photos ?? []
  // A shared device has the picture only in the request sealed for the server.
  const input = await readQueuedInput(place.form, REQUEST_STEP).catch(() => null)
  const sent = Array.isArray(input?.foto) ? (input.foto as string[]) : []
  return sent.map((data) => ({ data, preview: /^data:image\/(jpeg|png)/.test(data) ? data : null }))
}

/** @returns false when there is no space, or nothing can be stored here */
export async function keepPhotos(place: DraftPlace, photos: readonly IdeaPhoto[]): Promise<boolean> {
  // Stores an empty list only in a correction, where it means that the refused idea's photo was removed.
  const isBlank = photos.length === 0 && place.form === newRequestForms.improvement
  const write = isBlank
    ? discardDraft(place.form, place.photos).then(() => true)
    : writeDraft(place.form, place.photos, photos)
  // Without space nothing is stored; the caller shows a message.
  const isKept = await write.catch(() => false)
  noteWorkChange()
  return isKept
}

export function typedSteps({ texts, photos, camera }: DraftPlace): readonly string[] {
  return [texts, photos, camera]
}

/** Builds the request that registers an idea (P-170). */
export function ideaRequest(
  { what, where, benefit }: Idea,
  photos: readonly IdeaPhoto[],
): RequestOf<typeof registerImprovement> {
  return {
    mejora: what.trim(),
    lugar: where.trim(),
    beneficio: benefit.trim(),
    foto: photos.map(({ data }) => data),
  }
}
