import { useEffect, useState } from 'react'
import { discardDraft, readDraft, writeDraft } from '#core/outbox/drafts.ts'
import { readQueuedInput } from '#core/outbox/queued.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import {
  CORRECTION_PHOTOS_STEP,
  CORRECTION_STEP,
  PHOTOS_STEP,
  REQUEST_STEP,
} from '#domain/requests/request-forms.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { dropPendingDraft, useDraft } from '#hooks/work/use-draft.ts'

export interface KeptPhoto {
  /** Data URL. */
  data: string
  /** Thumbnail as a data URL; null when this device could not draw it. */
  preview: string | null
}

/** Stored with a confirmed request, for the correction of a refused one. */
export interface ConfirmedPhotos {
  /** Empty on a shared device, which stores photos only in the queued request. */
  photos: readonly KeptPhoto[]
  photoCount: number
}

/** Form and steps of unconfirmed input. */
export interface DraftPlace {
  form: string
  texts: string
  photos: string
  camera: string
}

export function newPlace(form: string): DraftPlace {
  return { form, texts: REQUEST_STEP, photos: PHOTOS_STEP, camera: 'camara' }
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
 * @param confirmed refused request to correct; null for a new one
 * @param field field of the request that contains its photos
 */
export async function photosOf(
  place: DraftPlace,
  confirmed: ConfirmedPhotos | null,
  field: string,
): Promise<readonly KeptPhoto[]> {
  // Unreadable photos must be taken again.
  const kept = await readDraft(place.form, place.photos).catch(() => null)
  if (Array.isArray(kept?.values)) return kept.values as KeptPhoto[]
  if (!confirmed || confirmed.photos.length >= confirmed.photoCount) return confirmed?.photos ?? []
  // Photos that are unreadable or already sent must be taken again.
  const input = await readQueuedInput(place.form, REQUEST_STEP).catch(() => null)
  const sent = Array.isArray(input?.[field]) ? (input[field] as string[]) : []
  return sent.map((data) => ({ data, preview: /^data:image\/(jpeg|png)/.test(data) ? data : null }))
}

/** @returns false when the browser has no space or stores nothing */
async function keepPhotos(place: DraftPlace, photos: readonly KeptPhoto[]): Promise<boolean> {
  // In a correction, an empty list means that the photos were removed. A new request needs no entry.
  const isBlank = photos.length === 0 && place.photos === PHOTOS_STEP
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

export async function forgetTyped(place: DraftPlace): Promise<void> {
  await dropPendingDraft(place.form, place.texts)
  // The next visit offers steps that could not be deleted.
  await Promise.all(typedSteps(place).map((step) => discardDraft(place.form, step).catch(() => undefined)))
  noteWorkChange()
}

/** Returns null until the input of an earlier visit has been read. */
export function useEarlierInput<Values>(
  place: DraftPlace,
  confirmed: (Values & ConfirmedPhotos) | null,
  field: string,
): { values: Values | null; photos: readonly KeptPhoto[] } | null {
  const draft = useDraft<Values>(place.form, place.texts)
  const [photos, setPhotos] = useState<readonly KeptPhoto[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    void photosOf(place, confirmed, field).then((found) => {
      if (isCurrent) setPhotos((known) => known ?? found)
    })
    return () => {
      isCurrent = false
    }
  }, [place, confirmed, field])
  return draft.isReady && photos !== null ? { values: draft.values ?? confirmed, photos } : null
}

/** Stores photos at once. A shared device keeps photos only in memory. */
export function usePhotoDraft(place: DraftPlace, first: readonly KeptPhoto[], notKept: () => string) {
  const isKiosk = useIsKiosk()
  const [photos, setPhotos] = useState(first)
  const [isLost, setLost] = useState(false)
  const put = async (next: readonly KeptPhoto[]) => {
    setPhotos(next)
    const isKept = !isKiosk && (await keepPhotos(place, next))
    setLost(!isKept && next.length > 0)
    if (!isKiosk && !isKept) showSnack({ text: notKept(), tone: 'error', ms: 6000 })
  }
  /** `isLost`: leaving the form would lose photos that are only in memory. */
  return { photos, isLost, put }
}
