import { listEvidence, readEvidence } from '#contract/requests/disputes.ts'
import type { EvidenceKind } from '#domain/requests/disputes.ts'
import type { FileBytes } from '#core/transport/data-url.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import type { Failure } from '#core/transport/failure.ts'
import { keep, readKept } from '#core/store/kept.ts'
import { keepFile, readFile } from '#core/store/kept-files.ts'
import { call } from '#core/transport/rpc.ts'
import { openStore } from '#core/store/open-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { currentSession } from '#core/session/session-state.ts'

/** Reads the pictures of disputes (spec 000 §2, §7). */

/** Picture in the list of INC-09. */
export interface EvidencePicture {
  emplid: string
  kind: EvidenceKind
  name: string
}

export type EvidenceList =
  | { kind: 'pictures'; pictures: EvidencePicture[] }
  | { kind: 'failed'; failure: Failure }

/**
 * Fetches the list of pictures (INC-09), or reads the cached list when the server does not answer. Never
 * throws.
 */
export async function fetchEvidenceList(
  disputeId: number,
  kind: EvidenceKind,
  signal?: AbortSignal,
): Promise<EvidenceList> {
  const input = { id: disputeId, tipoEvidencia: kind }
  const store = openStore()
  const answer = await call(listEvidence, input, signal ? { signal } : {})
  const known = answer.ok ? null : await readKept(listEvidence, input)
  if (!answer.ok && (!known || answer.failure.kind === 'rejected')) {
    return { kind: 'failed', failure: answer.failure }
  }
  const items = (answer.ok ? answer.value : known?.value)?.evidencia ?? []
  const pictures = items.map(({ emplid, evidencia }) => ({ emplid: String(emplid), kind, name: evidencia }))
  if (answer.ok && pictures.every(isOwn)) {
    await keep(store, listEvidence, input, { value: answer.value, at: serverNow() })
  }
  return { kind: 'pictures', pictures }
}

/**
 * Returns a picture, from the device or the server. Stores only the person's own pictures, encrypted, and not
 * on a kiosk. Never throws.
 * @returns 'offline' when the server does not answer, 'broken' when the picture is missing or unreadable
 */
export async function openEvidence(
  picture: EvidencePicture,
  signal?: AbortSignal,
): Promise<FileBytes | 'offline' | 'broken'> {
  const id = `evidencia|${picture.emplid}|${picture.kind}|${picture.name}`
  const store = openStore()
  // If the store fails, the picture is fetched.
  const copy = isOwn(picture) ? await readFile(id).catch(() => null) : null
  if (copy) return asFile(new Uint8Array(copy.bytes)) ?? 'broken'
  const input = { emplid: picture.emplid, tipoEvidencia: picture.kind, evidencia: picture.name }
  const answer = await call(readEvidence, input, signal ? { signal } : {})
  if (!answer.ok) {
    const { kind } = answer.failure
    return kind === 'offline' || kind === 'unavailable' ? 'offline' : 'broken'
  }
  const file = asFile(answer.value)
  if (file && isOwn(picture) && deviceMode() === 'personal') {
    // A picture is shown even when storage is full.
    await keepFile(store, id, file.bytes, serverNow()).catch(() => false)
  }
  return file ?? 'broken'
}

function isOwn({ emplid }: EvidencePicture): boolean {
  const session = currentSession()
  return session.phase === 'open' && session.profile.user.Folio === emplid
}

/**
 * Determines the type by the first bytes, because the host's content type is unreliable.
 * @returns null when the bytes are not a picture, such as an error page
 */
function asFile(bytes: Uint8Array): FileBytes | null {
  const media = mediaOf(bytes)
  return media === null ? null : { bytes: new Uint8Array(bytes).buffer, media }
}

function mediaOf(bytes: Uint8Array): string | null {
  const holds = (at: number, ...codes: number[]) => codes.every((code, index) => bytes[at + index] === code)
  if (holds(0, 0xff, 0xd8)) return 'image/jpeg'
  // The bytes are "\x89PNG", then "RIFF" and "WEBP".
  if (holds(0, 0x89, 0x50, 0x4e, 0x47)) return 'image/png'
  const isWebp = holds(0, 0x52, 0x49, 0x46, 0x46) && holds(8, 0x57, 0x45, 0x42, 0x50)
  return isWebp ? 'image/webp' : null
}
