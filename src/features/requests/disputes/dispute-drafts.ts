import { createDispute, type Dispute } from '#contract/requests/disputes.ts'
import { isSameDispute } from '#contract/requests/disputes.queued.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { discardDraft, readDraft, writeDraft } from '#core/outbox/drafts.ts'
import { readQueuedInput } from '#core/outbox/queued.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import {
  type DisputeDayProblem,
  disputeDayProblem,
  MAX_DISPUTE_COMMENT,
  MAX_DISPUTE_REASON,
} from '#domain/requests/disputes.ts'
import {
  CORRECTION_PHOTOS_STEP,
  CORRECTION_STEP,
  newRequestForms,
  PHOTOS_STEP,
  REQUEST_STEP,
} from '#domain/requests/request-forms.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import type { PicturePlace } from '#models/documents/kept-pictures.ts'
import type { KeptPhoto } from '#media/capture/kept-photo.ts'

export interface DisputeValues {
  /** In Spanish; '' without a reason and for an own reason. */
  reason: string
  isOther: boolean
  ownReason: string
  /** YYYY-MM-DD, possibly incomplete. */
  day: string
  comment: string
}

export type DisputePhoto = KeptPhoto

/** Stored until the server has accepted the dispute, for the correction of a rejected one. */
export interface ConfirmedDispute extends DisputeValues {
  /** Empty on a shared device, which stores photos only in the encrypted request. */
  photos: readonly DisputePhoto[]
  photoCount: number
}

export const blankDispute: DisputeValues = { reason: '', isOther: false, ownReason: '', day: '', comment: '' }

export interface DraftPlace {
  form: string
  texts: string
  photos: string
  camera: string
}

export const newDisputePlace: DraftPlace = {
  form: newRequestForms.dispute,
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

export function cameraPlace({ form, camera }: DraftPlace): PicturePlace {
  return { form, step: camera }
}

async function readPhotos({ form, photos }: DraftPlace): Promise<readonly DisputePhoto[] | null> {
  // Unreadable photos must be taken again.
  const draft = await readDraft(form, photos).catch(() => null)
  return Array.isArray(draft?.values) ? (draft.values as DisputePhoto[]) : null
}

/** Reads the photos from the request, the only place where a shared device stores photos. */
async function readSentPhotos(form: string): Promise<readonly DisputePhoto[]> {
  // Photos that are unreadable or already sent must be taken again.
  const input = await readQueuedInput(form, REQUEST_STEP).catch(() => null)
  const sent = Array.isArray(input?.evidencia) ? (input.evidencia as string[]) : []
  return sent.map((data) => ({ data, preview: /^data:image\/(jpeg|png)/.test(data) ? data : null }))
}

/** @param confirmed rejected dispute to correct; null for a new one */
export async function photosOf(
  place: DraftPlace,
  confirmed: ConfirmedDispute | null,
): Promise<readonly DisputePhoto[]> {
  const kept = await readPhotos(place)
  if (kept || !confirmed) return kept ?? []
  return confirmed.photos.length < confirmed.photoCount ? readSentPhotos(place.form) : confirmed.photos
}

/** Returns false when the browser has no space or stores nothing. */
export async function keepPhotos(place: DraftPlace, photos: readonly DisputePhoto[]): Promise<boolean> {
  // A correction stores even an empty list. Otherwise the removed photos of the rejected dispute would return.
  const isBlank = photos.length === 0 && place.form === newRequestForms.dispute
  const write = isBlank
    ? discardDraft(place.form, place.photos).then(() => true)
    : writeDraft(place.form, place.photos, photos)
  // The caller reports missing space.
  const isKept = await write.catch(() => false)
  noteWorkChange()
  return isKept
}

export function typedSteps({ texts, photos, camera }: DraftPlace): readonly string[] {
  return [texts, photos, camera]
}

export async function forgetTyped(place: DraftPlace): Promise<void> {
  // The next visit offers steps that could not be deleted.
  await Promise.all(typedSteps(place).map((step) => discardDraft(place.form, step).catch(() => undefined)))
  noteWorkChange()
}

export function reasonOf({ isOther, ownReason, reason }: DisputeValues): string {
  return (isOther ? ownReason : reason).trim()
}

export function folioOf(values: DisputeValues, listed: readonly Dispute[]): number | undefined {
  const same = listed.filter(isSameDispute(disputeRequest(values, [])))
  return same.sort((one, other) => other.id - one.id)[0]?.id
}

export function disputeRequest(
  values: DisputeValues,
  photos: readonly DisputePhoto[],
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
