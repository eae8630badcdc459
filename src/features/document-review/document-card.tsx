import { IconCheck, IconEye, IconFileTypePdf, IconMessage2, IconPhoto } from '@tabler/icons-react'
import type { ReviewedDocument } from '#contract/documents/document-review.ts'
import { properName } from '#domain/text/person-name.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StackAction } from '#ui/actions/stack-action.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { acceptWordOf } from './accept-button.tsx'
import { DocumentChip } from './state-chips.tsx'
import { texts } from './texts.es.ts'
import type { Desk } from './use-desk.ts'
import classes from './review.module.css'

interface Props {
  document: ReviewedDocument
  empleado: string
  said: readonly string[]
  desk: Desk
  /** True for the reviewer's own document, which another person must review. */
  isOwn: boolean
  onComment: () => void
}

export function viewPlaceId(idDoc: string): string {
  return `ver-documento-${idDoc}`
}

export function DocumentCard({ document, empleado, said, desk, isOwn, onComment }: Props) {
  const words = useTexts(texts).document
  const { estado, revisadoPor, fechaRevision } = document
  const name = words.name(document.tipoArchivo, document.documento)
  const isPicture = document.tipo_archivo === 'image'
  const isAccepting = desk.acceptingId === document.id
  const acceptWord = words[acceptWordOf(document, desk)]
  const wasReviewed = revisadoPor !== undefined && fechaRevision !== undefined
  return (
    <div className="t-card t-stack t-gap-3 t-pad-3">
      <div className="t-row t-wrap t-gap-2-3">
        <Tile tone="primary" icon={isPicture ? <IconPhoto size={24} /> : <IconFileTypePdf size={24} />} />
        <div className={classes.words}>
          <h3 className="t-strong t-row-text t-snug">{name}</h3>
          <p className="t-quiet t-small t-airy">{words.uploadedOn(shortDate(document.fechaCarga))}</p>
          {wasReviewed && (
            <p className="t-quiet t-small t-airy">
              {words.reviewedBy(properName(revisadoPor), shortDate(fechaRevision))}
            </p>
          )}
        </div>
        <DocumentChip state={estado} />
      </div>
      {said.length > 0 && (
        <div className={classes.said}>
          <p className="t-quiet t-small t-airy">{words.said}</p>
          {said.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <div className="t-wrap t-gap-2 t-at-end">
        <div id={viewPlaceId(String(document.id))}>
          <StackAction
            icon={<IconEye size={22} />}
            label={words.about(words.view, name)}
            onClick={() => navigate(paths.documentReviewFile(empleado, document.id))}
          >
            {words.view}
          </StackAction>
        </div>
        {!isOwn && (
          <>
            <StackAction
              icon={<IconMessage2 size={22} />}
              label={words.about(words.comment, name)}
              onClick={onComment}
            >
              {words.comment}
            </StackAction>
            {/* The button stays after the acceptance, because removing a focused button would lose the focus. */}
            <StackAction
              icon={<IconCheck size={22} />}
              label={words.about(acceptWord, name)}
              busy={isAccepting || estado === 'aceptado'}
              onClick={() => desk.accept(document)}
            >
              {acceptWord}
            </StackAction>
          </>
        )}
      </div>
    </div>
  )
}

/** Shortens "21/11/2026 10:22:31" to "21/11/2026, 10:22"; other text stays unchanged. */
function shortDate(text: string): string {
  const match = /^(\d\d\/\d\d\/\d{4}) (\d\d:\d\d)/.exec(text)
  return match ? `${match[1]}, ${match[2]}` : text
}
