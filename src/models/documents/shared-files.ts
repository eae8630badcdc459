import { SHARED_MESSAGE, type SharedAnswer } from '#core/push/shared-message.ts'

/** Maximum wait in ms, because a service worker of another version may never answer. */
const WAIT_MS = 4000

/**
 * Fetches files that another app has shared. The service worker keeps them in memory and delivers them once.
 * @returns [] when the worker has no files or does not answer
 */
export async function fetchSharedFiles(id: string): Promise<readonly Blob[]> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active
  if (!worker || id === '') return []
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve([]), WAIT_MS)
    port1.onmessage = ({ data }: MessageEvent<SharedAnswer | null | undefined>) => {
      clearTimeout(timer)
      port1.close()
      resolve(data?.files ?? [])
    }
    worker.postMessage({ type: SHARED_MESSAGE, id }, [port2])
  })
}
