import { documentTypes } from '#domain/documents/documents.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { documentName, documentNames } from '#i18n/document-names.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { documentRows } from '../rows/document-rows.ts'
import { DocumentTile } from '../rows/document-tile.tsx'
import { forgetOffered } from '../rows/offered.ts'
import { texts } from '../texts.es.ts'
import type { Documents } from '../rows/use-documents.ts'
import classes from './type-choice.module.css'

interface Props {
  documents: Documents
  onClose: () => void
}

export function TypeChoice({ documents, onClose }: Props) {
  const words = useTexts(texts)
  const close = () => {
    forgetOffered()
    onClose()
  }
  return (
    <Dialog opened title={words.choice.title} closeLabel={words.close} returnFocus={false} onClose={close}>
      <p className={classes.lead}>{words.choice.lead}</p>
      <TypeList documents={documents} />
    </Dialog>
  )
}

function TypeList({ documents }: { documents: Documents }) {
  const words = useTexts(texts).choice
  const names = useTexts(documentNames)
  const { documents: list, at: listAt, drafts, comments, year } = documents
  const { required, others } = documentRows({ documents: list, listAt, drafts, comments, year })
  const shown = [...required, ...others]
  const rest = documentTypes
    .filter(({ id }) => !shown.some(({ typeId }) => typeId === id))
    .map(({ id }) => ({
      typeId: id,
      isRequired: false,
      document: null,
      draft: undefined,
      comments: 0,
      reason: null,
      status: 'missing' as const,
    }))
  return (
    <ListCard label={words.title}>
      {[...shown, ...rest].map((row) => (
        <ListRow
          key={row.typeId}
          lead={<DocumentTile row={row} />}
          title={documentName(names, row.typeId, row.document?.documento ?? '')}
          text={
            row.document
              ? words.has(row.document.fechaCarga.slice(0, 10))
              : row.typeId === 13 && words.several
          }
          onClick={() => navigate(paths.documentUpload(row.typeId), { replace: true })}
        />
      ))}
    </ListCard>
  )
}
