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

/** What has to be here before pictures can be taken: the camera's part, and those of an earlier visit. */
export type PicturesStart<Part, Edit> =
  | { phase: 'loading' }
  | { phase: 'absent' }
  | { phase: 'ready'; part: Part; kept: readonly KeptPicture<Edit>[] }

/**
 * Pictures that are being taken for one place. They are kept as they come, so that a kill of the app costs none; on a
 * kiosk nothing is.
 * @param load the camera's part
 * @param noRoom said when the device has none for them
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
        // null: the camera could not be fetched, which is said.
        load().catch(() => null),
        // Too little memory to unpack them: to begin without them would write over them.
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
    /** What the camera is given where pictures are kept. */
    keeping: keeper ? { onPictures: keeper.keep } : {},
    /** They are used, or given up. */
    forget: () => void keeper?.stop().then(() => forgetPictures({ form, step })),
  }
}
