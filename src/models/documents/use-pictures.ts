import { useEffect, useState } from 'react'
import { showSnack } from '#hooks/operations/snack.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import {
  createPictureKeeper,
  forgetPictures,
  type KeptPicture,
  type PicturePlace,
  readPictures,
} from './kept-pictures.ts'

export type PicturesStart<Part, Edit> =
  | { phase: 'loading' }
  | { phase: 'absent' }
  | { phase: 'ready'; part: Part; kept: readonly KeptPicture<Edit>[] }

/**
 * Stores each picture when it is taken, because the app may be closed at any time. A kiosk stores none.
 * @param load imports the camera's code
 * @param noRoom returns the message for a full storage
 */
export function usePictures<Part, Edit>(
  load: () => Promise<Part>,
  { form, step }: PicturePlace,
  noRoom: () => string,
) {
  const isKiosk = useIsKiosk()
  const [attempt, setAttempt] = useState(0)
  const [start, setStart] = useState<PicturesStart<Part, Edit>>({ phase: 'loading' })
  useEffect(() => {
    let isCurrent = true
    const begin = async () => {
      setStart({ phase: 'loading' })
      const [part, kept] = await Promise.all([
        // null when the camera's code could not be fetched.
        load().catch(() => null),
        // null when the memory is too low to decode the stored pictures. A start without them would overwrite
        // them.
        isKiosk ? [] : readPictures<Edit>({ form, step }).catch(() => null),
      ])
      if (isCurrent) setStart(part && kept ? { phase: 'ready', part, kept } : { phase: 'absent' })
    }
    void begin()
    return () => {
      isCurrent = false
    }
  }, [load, form, step, isKiosk, attempt])
  const [keeper] = useState(() => {
    const full = () => showSnack({ text: noRoom(), tone: 'error', ms: 6000 })
    return isKiosk ? null : createPictureKeeper<Edit>({ form, step }, full)
  })
  return {
    start,
    again: () => setAttempt(attempt + 1),
    /** Props of the camera. Empty on a kiosk, which stores no pictures. */
    keeping: keeper ? { onPictures: keeper.keep } : {},
    forget: () => void keeper?.stop().then(() => forgetPictures({ form, step })),
  }
}
