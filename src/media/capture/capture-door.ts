import { Capture } from './capture.tsx'
import { fetchPhotoWorker } from '../pictures/photo-hand.ts'

/** What capture-lazy.ts fetches as one chunk. */
export const door = { Capture, fetchPhotoWorker }
