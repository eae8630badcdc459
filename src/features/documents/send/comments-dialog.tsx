import { IconCircleCheck } from '@tabler/icons-react'
import type { DocumentComment } from '#contract/documents/document-files.ts'
import { formatDate } from '#domain/time/dates.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { documentName, documentNames } from '#i18n/document-names.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useMedia } from '#ui/theme/use-media.ts'
import { PHONE } from '#ui/theme/phone.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from './comments-dialog.module.css'
import { texts } from '../texts.es.ts'
import type { Documents } from '../rows/use-documents.ts'

interface Props {
  documents: Documents
  onClose: () => void
}

/** 'Comentarios de documentos' (spec 000 §2): a table, or cards with the same labels on phones. */
export function CommentsDialog({ documents, onClose }: Props) {
  const words = useTexts(texts)
  const isPhone = useMedia(PHONE)
  const { comments, hasComments } = documents
  return (
    <Dialog
      opened
      title={words.comments.title}
      closeLabel={words.close}
      returnFocus={false}
      onClose={onClose}
    >
      {!hasComments ? (
        <p role="status" className="t-quiet">
          {documents.isRefreshing ? words.comments.loading : words.comments.notHere}
        </p>
      ) : comments.length === 0 ? (
        <p className={classes.none}>
          <IconCircleCheck size={24} aria-hidden />
          {words.comments.none}
        </p>
      ) : isPhone ? (
        <CommentCards documents={documents} />
      ) : (
        <CommentTable documents={documents} />
      )}
    </Dialog>
  )
}

function CommentTable({ documents }: { documents: Documents }) {
  const words = useTexts(texts).comments
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{words.document}</th>
          <th scope="col">{words.comment}</th>
          <th scope="col">{words.date}</th>
        </tr>
      </thead>
      <tbody>
        {documents.comments.map((comment) => (
          <tr key={comment.Id}>
            <th scope="row">
              <Correct comment={comment} documents={documents} />
            </th>
            <td lang="es-MX">{comment.Comentario}</td>
            <td>{formatDate(comment.FechaRegistro)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CommentCards({ documents }: { documents: Documents }) {
  const words = useTexts(texts).comments
  return (
    <ul className="t-list t-stack t-gap-3">
      {documents.comments.map((comment) => (
        <li key={comment.Id} className={classes.card}>
          <dl>
            <dt>{words.document}</dt>
            <dd>
              <Correct comment={comment} documents={documents} />
            </dd>
            <dt>{words.comment}</dt>
            <dd lang="es-MX">{comment.Comentario}</dd>
            <dt>{words.date}</dt>
            <dd>{formatDate(comment.FechaRegistro)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Correct({ comment, documents }: { comment: DocumentComment; documents: Documents }) {
  const names = useTexts(documentNames)
  const document = documents.documents?.find(({ documento }) => documento === comment.documento)
  if (!document) return comment.documento
  const name = documentName(names, document.tipoArchivo, document.documento)
  return (
    <TextLink underline className={classes.name ?? ''} href={`#${paths.document(document.tipoArchivo)}`}>
      {name}
    </TextLink>
  )
}
