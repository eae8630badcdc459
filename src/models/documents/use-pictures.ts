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

/**
 * What must be loaded before pictures can be taken: the camera's code, and the pictures of an earlier visit.
 */
export type PicturesStart<Part, Edit> =
  | { phase: 'loading' }
  | { phase: 'absent' }
  | { phase: 'ready'; part: Part; kept: readonly KeptPicture<Edit>[] }

/**
 * Pictures that are being taken for one place. They are kept as they come, so that a killed app loses none; a
 * kiosk keeps none.
 * @param load the camera's code
 * @param noRoom the message when the device has no room
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
        // null: the camera's code could not be fetched, which the screen says.
        load().catch(() => null),
        // Too little memory to unpack them: starting without them would overwrite them.
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
    /** The camera's options where pictures are kept. */
    keeping: keeper ? { onPictures: keeper.keep } : {},
    /** Called when the pictures were used or given up. */
    forget: () => void keeper?.stop().then(() => forgetPictures({ form, step })),
  }
}
