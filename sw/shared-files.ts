import { SHARE_FIELD, SHARE_PATH, SHARED_MESSAGE, type SharedAnswer } from '#core/push/shared-message.ts'

/**
 * Photos and PDFs that another app shares with Turno (manifest, share_target). They are only in this worker's
 * memory, never on the disk, until the page opened for them asks: once, and within two minutes. If the system
 * stops the worker before that, the person is asked to share again.
 */
const KEPT_MS = 120_000
const MOST = 20
const waiting = new Map<string, { files: Blob[]; at: number }>()

/**
 * The system hands over files shared by another app as a POST navigation, which no page has sent. The form of some
 * website may post here just as well, but names the page that it comes from.
 */
export function isHandedOver({ method, mode, url, referrer }: Request, ownOrigin: string): boolean {
  if (method !== 'POST' || mode !== 'navigate' || /^https?:/.test(referrer)) return false
  const { origin, pathname } = new URL(url)
  return origin === ownOrigin && pathname === SHARE_PATH
}

/** @param shared the system's own POST: a navigation, answered with the page that asks what the file is */
export async function receiveShared(shared: Request): Promise<Response> {
  const id = crypto.randomUUID()
  try {
    const form = await shared.formData()
    const files = form.getAll(SHARE_FIELD).filter((part) => typeof part !== 'string')
    if (files.length > 0) keep(id, files.slice(0, MOST))
  } catch {
    // A body that can't be read counts as nothing shared: the page says so.
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
