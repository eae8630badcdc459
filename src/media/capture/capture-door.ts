import { Capture } from './capture.tsx'
import { fetchPhotoWorker } from '../pictures/photo-hand.ts'

/** Exports that capture-lazy.ts loads as one chunk. */
export const door = { Capture, fetchPhotoWorker }
