import { Capture } from './capture.tsx'
import { fetchPhotoWorker } from '../pictures/photo-processor.ts'

/** Exports that capture-lazy.ts loads as one chunk. */
export const captureChunk = { Capture, fetchPhotoWorker }
