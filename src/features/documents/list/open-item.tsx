import { documentTypes } from '#domain/documents/documents.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { documentName, documentNames } from '#i18n/document-names.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { CommentsDialog } from '../send/comments-dialog.tsx'
import { documentRows, nextToBring } from '../rows/document-rows.ts'
import { OpenDocument } from './open-document.tsx'
import { SharedFile } from '../send/shared-file.tsx'
import { TakeDocument } from '../send/take-document.tsx'
import { NextDocument } from '../send/next-document.tsx'
import { TypeChoice } from '../send/type-choice.tsx'
import type { Documents } from '../rows/use-documents.ts'

interface Props {
  name: string
  /** 'subir', 'listo', or null. */
  step: string | null
  documents: Documents
  onClose: () => void
}

export function OpenItem({ name, step, documents, onClose }: Props) {
  const names = useTexts(documentNames)
  const isKiosk = useIsKiosk()
  if (name === 'comentarios') return <CommentsDialog documents={documents} onClose={onClose} />
  if (name === 'otro') return <TypeChoice documents={documents} onClose={onClose} />
  // A kiosk ignores shared files, because many people use it.
  if (name === 'compartido') return isKiosk ? null : <SharedFile documents={documents} onClose={onClose} />
  const typeId = Number(name)
  const label = documentName(names, typeId)
  const isKnownType = documentTypes.some(({ id }) => id === typeId)
  if (!isKnownType && !documents.documents?.some(({ tipoArchivo }) => tipoArchivo === typeId)) return null
  const next = nextToBring(documents, typeId)
  const onDone =
    next === null ? onClose : () => navigate(`${paths.documents}/${typeId}/listo`, { replace: true })
  const take = { typeId, label, onClose, onDone, onRefresh: documents.refresh }
  if (step === 'subir') return <TakeDocument {...take} />
  if (documents.isLoading) return null
  const { documents: list, at: listAt, drafts, comments, year } = documents
  const rows = documentRows({ documents: list, listAt, drafts, comments, year })
  const row = [...rows.required, ...rows.others].find((each) => each.typeId === typeId)
  if (step === 'listo') {
    return next === null || row?.status === 'rejected' ? null : (
      <NextDocument row={row} label={label} next={next} />
    )
  }
  if (!row || (row.document === null && (!row.draft || row.status === 'pictures'))) {
    return <TakeDocument {...take} />
  }
  return <OpenDocument row={row} label={label || (row.document?.documento ?? '')} onClose={onClose} />
}
