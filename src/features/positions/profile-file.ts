import { MOST_BYTES, type ReadProfiles } from './profile-rows.ts'
// oxlint-disable-next-line import/default -- Vite answers `?worker&url` with the address
import workerUrl from './profile-worker.ts?worker&url'

const PATIENCE_MS = 15_000
const BROKEN: ReadProfiles = { kind: 'file', error: 'broken' }

export async function readProfileFile(file: File): Promise<ReadProfiles> {
  // Checked before the file is loaded into memory.
  if (file.size > MOST_BYTES) return { kind: 'file', error: 'large' }
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    // The file was moved or changed after it was chosen.
    return BROKEN
  }
  return new Promise((done) => {
    const worker = new Worker(workerUrl, { type: 'module' })
    const end = (read: ReadProfiles) => {
      clearTimeout(timer)
      worker.terminate()
      done(read)
    }
    const timer = setTimeout(() => end(BROKEN), PATIENCE_MS)
    worker.addEventListener('message', (event: MessageEvent<ReadProfiles>) => end(event.data))
    worker.addEventListener('error', () => end(BROKEN))
    worker.postMessage(bytes, [bytes])
  })
}
