import { uploadDocument } from '#contract/documents/document-files.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { toDataUrl } from '#core/transport/data-url.ts'
import type { Failure } from '#core/transport/failure.ts'
import { isQuotaError } from '#core/store/storage-space.ts'
import { type UploadWatch, uploadNow } from '#core/outbox/upload-now.ts'
import { safeFileName, USUAL_STATUS } from '#domain/documents/documents.ts'
import { documentForm, FILE_STEP, type SentDocument } from '#models/documents/document-drafts.ts'
import { confirmStep } from '#hooks/work/use-outbox.ts'
import { isWifiOnly } from '#hooks/device/wifi-only.ts'
import type { CaptureResult } from '#media/capture/capture-types.ts'

export type Sent =
  | { kind: 'queued' }
  | { kind: 'sent' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'noRoom' }

const media = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png', heic: 'image/heic' } as const

/** Builds the request of P-04 with the spec's fixed flags (spec 000 §6, DOCS-27). */
async function requestOf(
  typeId: number,
  result: CaptureResult,
  empleado: string,
): Promise<RequestOf<typeof uploadDocument>> {
  return {
    empleado,
    idTipo: typeId,
    filename: safeFileName(result.filename, result.extension),
    extension: result.extension,
    // The type comes from the bytes, because the system's type may be wrong.
    file: await toDataUrl(new Blob([result.blob], { type: media[result.kind] })),
    esAdmin: '2',
    estatusColaborador: USUAL_STATUS,
  }
}

/** @returns `queued` when the device stored the document, `sent` when the server received it */
export async function queueDocument(typeId: number, result: CaptureResult, empleado: string): Promise<Sent> {
  const input = await requestOf(typeId, result, empleado)
  const values: SentDocument = {
    filename: input.filename,
    kind: result.kind,
    size: result.blob.size,
    preview: result.preview && (await toDataUrl(result.preview)),
  }
  try {
    const confirmed = await confirmStep({
      operation: uploadDocument,
      input,
      form: documentForm(typeId),
      step: FILE_STEP,
      values,
      wifiOnly: isWifiOnly(),
    })
    if (confirmed.kept) return { kind: 'queued' }
    return confirmed.failure ? { kind: 'failed', failure: confirmed.failure } : { kind: 'sent' }
  } catch (error) {
    if (isQuotaError(error)) return { kind: 'noRoom' }
    throw error
  }
}

/**
 * Sends at once and stores nothing on the device (kiosk).
 * @param opId must be the same on a retry; the server then stores the document once
 */
export async function sendNow(
  typeId: number,
  result: CaptureResult,
  empleado: string,
  opId: string,
  watch: UploadWatch,
): Promise<Sent> {
  const answer = await uploadNow(await requestOf(typeId, result, empleado), opId, watch)
  return answer.ok ? { kind: 'sent' } : { kind: 'failed', failure: answer.failure }
}
