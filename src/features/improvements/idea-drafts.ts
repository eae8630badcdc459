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

/** The preview is null when the device cannot draw the picture. */
export type IdeaPhoto = KeptPhoto

/** Stored with a confirmed idea for the correction of a refused idea. `photos` has at most one picture. */
export interface ConfirmedIdea extends Idea {
  /** Empty on a shared device, which stores the picture only in the queued request. */
  photos: readonly IdeaPhoto[]
  photoCount: number
}

export const blankIdea: Idea = { what: '', where: '', benefit: '' }

export interface DraftPlace {
  form: string
  texts: string
  photos: string
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

/** @param confirmed the refused idea to correct; null for a new idea */
export async function photosOf(
  place: DraftPlace,
  confirmed: ConfirmedIdea | null,
): Promise<readonly IdeaPhoto[]> {
  // An unreadable picture must be taken again.
  const kept = await readDraft(place.form, place.photos).catch(() => null)
  if (Array.isArray(kept?.values)) return kept.values as IdeaPhoto[]
  if (!confirmed || confirmed.photos.length === confirmed.photoCount) return confirmed?.photos ?? []
  // On a shared device, only the queued request contains the picture.
  const input = await readQueuedInput(place.form, REQUEST_STEP).catch(() => null)
  const sent = Array.isArray(input?.foto) ? (input.foto as string[]) : []
  return sent.map((data) => ({ data, preview: /^data:image\/(jpeg|png)/.test(data) ? data : null }))
}

/** @returns false when the browser has no space or stores nothing */
export async function keepPhotos(place: DraftPlace, photos: readonly IdeaPhoto[]): Promise<boolean> {
  // In a correction, an empty list means that the photo was removed. A new idea needs no entry.
  const isBlank = photos.length === 0 && place.form === newRequestForms.improvement
  const write = isBlank
    ? discardDraft(place.form, place.photos).then(() => true)
    : writeDraft(place.form, place.photos, photos)
  // The caller shows a message.
  const isKept = await write.catch(() => false)
  noteWorkChange()
  return isKept
}

export function typedSteps({ texts, photos, camera }: DraftPlace): readonly string[] {
  return [texts, photos, camera]
}

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
