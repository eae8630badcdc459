import { Capture } from './capture.tsx'
import { fetchPhotoWorker } from './photo-hand.ts'

/** What capture-lazy.ts fetches as one chunk. */
export const door = { Capture, fetchPhotoWorker }
