import { useState } from 'react'
import { showSnack } from '#hooks/operations/snack.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { wordsOf } from '#i18n/texts.ts'
import type { CaptureResult } from '#media/capture/capture-types.ts'
import { photoOf } from '#media/capture/kept-photo.ts'
import { type DisputePhoto, type DraftPlace, keepPhotos } from './dispute-drafts.ts'
import { disputeTexts } from './dispute-texts.es.ts'

function fail(why: 'photosNotKept' | 'photoUnread'): void {
  showSnack({ text: wordsOf(disputeTexts).form[why], tone: 'error', ms: 6000 })
}

/** Stores each new photo at once. A shared device keeps photos only in memory. */
export function useDisputePhotos(place: DraftPlace, first: readonly DisputePhoto[]) {
  const isKiosk = useIsKiosk()
  const [photos, setPhotos] = useState(first)
  const [isLost, setLost] = useState(false)
  const put = async (next: readonly DisputePhoto[]) => {
    setPhotos(next)
    const isKept = !isKiosk && (await keepPhotos(place, next))
    setLost(!isKept && next.length > 0)
    if (isKiosk || isKept) return
    fail('photosNotKept')
  }
  return {
    photos,
    /** True when closing the form would lose photos that are only in memory. */
    isLost,
    take: async (result: CaptureResult, at: number) => {
      const photo = await photoOf(result)
      if (photo) await put([...photos.slice(0, at), photo, ...photos.slice(at + 1)])
      else fail('photoUnread')
    },
    remove: (at: number) => put(photos.filter((_, index) => index !== at)),
  }
}
