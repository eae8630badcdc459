import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import type { CaptureResult } from '#media/capture/capture-types.ts'
import { photoOf } from '#media/capture/kept-photo.ts'
import { type DraftPlace, type KeptPhoto, usePhotoDraft } from '#models/requests/photo-drafts.ts'
import { disputeTexts } from './dispute-texts.es.ts'

export function useDisputePhotos(place: DraftPlace, first: readonly KeptPhoto[]) {
  const draft = usePhotoDraft(place, first, () => wordsOf(disputeTexts).form.photosNotKept)
  const { photos, put } = draft
  return {
    ...draft,
    take: async (result: CaptureResult, at: number) => {
      const photo = await photoOf(result)
      if (photo) await put([...photos.slice(0, at), photo, ...photos.slice(at + 1)])
      else showSnack({ text: wordsOf(disputeTexts).form.photoUnread, tone: 'error', ms: 6000 })
    },
    remove: (at: number) => put(photos.filter((_, index) => index !== at)),
  }
}
