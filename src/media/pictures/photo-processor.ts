import type { PhotoEdit } from './photo-edit.ts'
// oxlint-disable-next-line import/default -- Vite answers `?worker&url` with the address
import workerUrl from './photo-worker.ts?worker&url'
import { answerPhoto, type PhotoAnswer, type PhotoRequest } from './photo-request.ts'
import type { PreparedPhoto } from './photo-work.ts'

export interface PhotoProcessor {
  /** Prepares a picture; null when this browser cannot decode it. */
  prepare(blob: Blob, edit: PhotoEdit): Promise<PreparedPhoto | null>
  /** Returns the whole turned picture for cropping; null when this browser cannot decode it. */
  show(blob: Blob, edit: PhotoEdit): Promise<Blob | null>
  stop(): void
}

/** Starts a processor in a worker. Works on the page when the worker is missing or fails. */
export function startPhotoProcessor(): PhotoProcessor {
  const waiting = new Map<number, { request: PhotoRequest; done: (value: PhotoAnswer['value']) => void }>()
  let worker = startWorker()
  let last = 0
  const finish = ({ id, value }: PhotoAnswer) => {
    waiting.get(id)?.done(value)
    waiting.delete(id)
  }
  worker?.addEventListener('message', (event: MessageEvent<PhotoAnswer>) => finish(event.data))
  worker?.addEventListener('error', () => {
    worker?.terminate()
    worker = null
    for (const { request } of waiting.values()) void answerPhoto(request).then(finish)
  })
  const request = (task: PhotoRequest['task'], blob: Blob, edit: PhotoEdit) =>
    new Promise<PhotoAnswer['value']>((done) => {
      last += 1
      const request = { id: last, task, blob, edit }
      waiting.set(request.id, { request, done })
      if (worker) worker.postMessage(request)
      else void answerPhoto(request).then(finish)
    })
  return {
    prepare: async (blob, edit) => (await request('prepare', blob, edit)) as PreparedPhoto | null,
    show: async (blob, edit) => (await request('show', blob, edit)) as Blob | null,
    stop: () => worker?.terminate(),
  }
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  try {
    return new Worker(workerUrl, { type: 'module' })
  } catch {
    // Workers are not allowed, so the page does the work.
    return null
  }
}

/**
 * Stores the worker's file for offline use.
 * @throws when it cannot be fetched
 */
export async function fetchPhotoWorker(): Promise<void> {
  const answer = await fetch(workerUrl)
  if (!answer.ok) throw new Error(`photo worker: ${answer.status}`)
}
