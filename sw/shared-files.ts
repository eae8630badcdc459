import { SHARE_FIELD, SHARE_PATH, SHARED_MESSAGE, type SharedAnswer } from '#core/push/shared-message.ts'

/**
 * Maximum time in ms for which photos and PDFs from another app are kept (manifest, share_target). The files
 * are only in this worker's memory, never on the disk. The page that opens for the files can fetch them once.
 * If the system stops the worker first, the page asks the person to share again.
 */
const KEPT_MS = 120_000
const MAX_FILES = 20
const waiting = new Map<string, { files: Blob[]; at: number }>()

/**
 * Returns whether a request is the system's POST of shared files: a navigation without an http referrer. A
 * form on another website can post to the same path, but has its page as referrer.
 */
export function isShareRequest({ method, mode, url, referrer }: Request, ownOrigin: string): boolean {
  if (method !== 'POST' || mode !== 'navigate' || /^https?:/.test(referrer)) return false
  const { origin, pathname } = new URL(url)
  return origin === ownOrigin && pathname === SHARE_PATH
}

/**
 * Keeps the shared files and redirects to the page that asks for their document type.
 * @param shared the system's POST navigation
 */
export async function receiveShared(shared: Request): Promise<Response> {
  const id = crypto.randomUUID()
  try {
    const form = await shared.formData()
    const files = form.getAll(SHARE_FIELD).filter((part) => typeof part !== 'string')
    if (files.length > 0) keep(id, files.slice(0, MAX_FILES))
  } catch {
    // An unreadable body counts as no files. The page reports that.
  }
  return Response.redirect(`/#/Documentos/compartido?x=${id}`, 303)
}

function keep(id: string, files: Blob[]): void {
  forgetOld()
  waiting.set(id, { files, at: Date.now() })
}

function forgetOld(): void {
  for (const [id, { at }] of waiting) if (Date.now() - at > KEPT_MS) waiting.delete(id)
}

export function isSharedMessage(data: unknown): data is { type: typeof SHARED_MESSAGE; id: string } {
  const message = data as { type?: unknown; id?: unknown } | null
  return message?.type === SHARED_MESSAGE && typeof message.id === 'string'
}

export function answerShared(id: string, ports: readonly MessagePort[]): void {
  forgetOld()
  const files = waiting.get(id)?.files ?? []
  waiting.delete(id)
  ports[0]?.postMessage({ files } satisfies SharedAnswer)
}
