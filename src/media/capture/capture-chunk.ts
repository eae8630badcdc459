import { Capture } from './capture.tsx'
import { fetchPhotoWorker } from '../pictures/photo-processor.ts'

export const captureChunk = { Capture, fetchPhotoWorker }
