import { SHARED_MESSAGE, type SharedAnswer } from '#core/push/shared-message.ts'

/** A worker that the system has ended has lost the files and never answers. */
const WAIT_MS = 4000

/**
 * What another app shared, from the worker's memory; empty when it is gone. The files are handed over once,
 * even when asked for twice.
 */
export async function takeShared(id: string): Promise<readonly Blob[]> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active
  if (!worker || id === '') return []
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve([]), WAIT_MS)
    port1.onmessage = ({ data }: MessageEvent<SharedAnswer | null | undefined>) => {
      clearTimeout(timer)
      port1.close()
      // A worker of another day may answer in a form of its own.
      resolve(data?.files ?? [])
    }
    worker.postMessage({ type: SHARED_MESSAGE, id }, [port2])
  })
}
