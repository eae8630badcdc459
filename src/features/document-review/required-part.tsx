import { useRef } from 'react'
import {
  deleteDocument,
  type DocumentTypeRow,
  listDocumentTypes,
} from '#contract/documents/document-files.ts'
import { toDataUrl } from '#core/transport/data-url.ts'
import { fetchDocument } from '#models/documents/document-file.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { type UploadWatch, uploadNow } from '#core/outbox/upload-now.ts'
import {
  CHILDREN_TYPE,
  MAX_COMMENT_LENGTH,
  REQUIRED_TYPES,
  safeFileName,
  SHORT_REASON_LENGTH,
  USUAL_STATUS,
  VIEW_ONLY_STATUS,
} from '#domain/documents/documents.ts'
import { useFailureAlert } from '#hooks/operations/failure-alert.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { failureTexts } from '#i18n/failure-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { CaptureResult } from '#media/capture/capture-types.ts'
import { RequiredDocuments } from '#media/documents/required-documents.tsx'
import type { RequiredDocument } from '#media/documents/required-types.ts'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import { texts } from './texts.es.ts'
import { useProblemText, useRefreshReview } from './use-review.ts'

interface Props {
  empleado: string
  person: string
  onClose: () => void
}

/**
 * `esAdmin` is '1' for human resources (spec 002 §6). The status is fixed, because the server knows the real status.
 */
const ADMIN = { esAdmin: '1', estatusColaborador: USUAL_STATUS } as const
const REASON = { most: MAX_COMMENT_LENGTH, short: SHORT_REASON_LENGTH }

export function RequiredPart({ empleado, person, onClose }: Props) {
  const words = useTexts(texts).document
  const problemText = useProblemText()
  const refresh = useRefreshReview()
  const types = useOperation(listDocumentTypes, { empleado, ...ADMIN }, { isKept: false })
  const problem = useFailureAlert(types.failure, types.data !== null, useTexts(failureTexts))
  useCloseOnBack(onClose)
  useFocusBack()
  const settle = async (failure: Failure | null): Promise<string | null> => {
    if (failure && failure.kind !== 'rejected') return problemText(failure)
    await refresh()
    return failure ? problemText(failure) : null
  }
  const operationId = useOperationId()
  const upload = async ({ idTipo, name }: RequiredDocument, file: CaptureResult, watch: UploadWatch) => {
    const { extension } = file
    const filename = safeFileName(name, extension)
    const input = { empleado, idTipo, filename, extension, file: await toDataUrl(file.blob), ...ADMIN }
    const answer = await uploadNow(input, operationId(`${idTipo} ${file.sha256}`), watch)
    return settle(answer.ok ? null : answer.failure)
  }
  const remove = async ({ idTipo, idDoc }: RequiredDocument, comentario: string) => {
    const answer = await call(deleteDocument, { idDoc: idDoc ?? 0, comentario, idTipo, empleado })
    return settle(answer.ok ? null : answer.failure)
  }
  return (
    <RequiredDocuments
      person={person}
      rows={types.data?.docs.map((row) => toRow(row, words.name(row.idTipo, row.documento))) ?? null}
      problem={types.isRefreshing ? null : problem}
      onRetry={() => void types.refresh()}
      isAdmin
      isViewOnly={types.data?.estatusColaborador === VIEW_ONLY_STATUS}
      reasonLimits={REASON}
      view={({ fileName }, signal) => fetchDocument(empleado, fileName ?? '', signal)}
      upload={upload}
      remove={remove}
      onDone={(text) => showSnack({ text, tone: 'success' })}
      onClose={onClose}
    />
  )
}

/** Returns an operation id. A retry of the same file gets the same id, which prevents a second document. */
function useOperationId(): (what: string) => string {
  const last = useRef({ what: '', id: '' })
  return (what) => {
    if (last.current.what !== what) last.current = { what, id: crypto.randomUUID() }
    return last.current.id
  }
}

function toRow({ idTipo, idDoc, archivo }: DocumentTypeRow, name: string): RequiredDocument {
  return {
    idTipo,
    name,
    idDoc,
    fileName: archivo,
    isRequired: REQUIRED_TYPES.includes(idTipo),
    hasHelp: idTipo === CHILDREN_TYPE,
  }
}
