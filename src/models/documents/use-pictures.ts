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

/** State of loading the camera's code and the pictures of an earlier visit, before pictures can be taken. */
export type PicturesStart<Part, Edit> =
  | { phase: 'loading' }
  | { phase: 'absent' }
  | { phase: 'ready'; part: Part; kept: readonly KeptPicture<Edit>[] }

/**
 * Loads and stores the pictures of one draft. Each picture is stored when it is taken, so that a killed app
 * loses none; a kiosk stores none.
 * @param load imports the camera's code
 * @param noRoom message when storage is full
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
        // null when the camera's code could not be fetched; the screen says so.
        load().catch(() => null),
        // null when memory is too low to decode them. Starting without them would overwrite them.
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
    /** Options for the camera; empty where pictures are not stored. */
    keeping: keeper ? { onPictures: keeper.keep } : {},
    /** Deletes the stored pictures, after they were used or given up. */
    forget: () => void keeper?.stop().then(() => forgetPictures({ form, step })),
  }
}
