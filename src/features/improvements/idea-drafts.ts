import { registerImprovement } from '#contract/improvement-idea.ts'
import type { RequestOf } from '#contract/operation.ts'
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
} from '#domain/request-forms.ts'
import type { KeptPhoto } from '#media/capture/kept-photo.ts'

/** A picture that is ready: both data URLs; no preview where the device can't draw it. */
export type IdeaPhoto = KeptPhoto

/** What is kept of a confirmed one, so that a refused one can be corrected: a list of one picture or none. */
export interface ConfirmedIdea extends Idea {
  /** None on a shared device, which keeps no pictures. */
  photos: readonly IdeaPhoto[]
  photoCount: number
}

export const blankIdea: Idea = { what: '', where: '', benefit: '' }

/** Where what is typed lies: of a new one, or beside the refused one that is corrected. */
export interface DraftPlace {
  form: string
  texts: string
  photos: string
  /** Pictures of the camera that is still open. */
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

/** What the form begins with. @param confirmed the refused one that is corrected; null: a new one */
export async function photosOf(
  place: DraftPlace,
  confirmed: ConfirmedIdea | null,
): Promise<readonly IdeaPhoto[]> {
  // Unreadable: it is taken once more.
  const kept = await readDraft(place.form, place.photos).catch(() => null)
  if (Array.isArray(kept?.values)) return kept.values as IdeaPhoto[]
  if (!confirmed || confirmed.photos.length === confirmed.photoCount) return confirmed?.photos ?? []
  // A shared device keeps none beside what is sealed for the server.
  const input = await readQueuedInput(place.form, REQUEST_STEP).catch(() => null)
  const sent = Array.isArray(input?.foto) ? (input.foto as string[]) : []
  return sent.map((data) => ({ data, preview: /^data:image\/(jpeg|png)/.test(data) ? data : null }))
}

/** @returns false when there is no room, or nothing can be kept here */
export async function keepPhotos(place: DraftPlace, photos: readonly IdeaPhoto[]): Promise<boolean> {
  // None is worth keeping only where it says that the one of the refused idea was taken out.
  const isBlank = photos.length === 0 && place.form === newRequestForms.improvement
  const write = isBlank
    ? discardDraft(place.form, place.photos).then(() => true)
    : writeDraft(place.form, place.photos, photos)
  // No room: whoever took it is told.
  const isKept = await write.catch(() => false)
  noteWorkChange()
  return isKept
}

export function typedSteps({ texts, photos, camera }: DraftPlace): readonly string[] {
  return [texts, photos, camera]
}

/** P-170. */
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
