import { Capture } from './capture.tsx'
import { captureTexts } from './capture-texts.ts'
import { fetchPhotoWorker } from './photo-hand.ts'

/** What capture-lazy.ts fetches as one chunk. */
export const door = { Capture, fetchPhotoWorker, loadEnglish: captureTexts.loadEnglish }
