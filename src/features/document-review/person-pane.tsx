import { IconArrowRight, IconFolder, IconUserExclamation, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { listDocumentComments } from '#contract/documents/document-files.ts'
import {
  type DocumentPerson,
  listPersonDocuments,
  type ReviewedDocument,
} from '#contract/documents/document-review.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { focusOnMount, moveFocus } from '#ui/actions/focus.ts'
import { CommentDialog } from './comment-dialog.tsx'
import { viewPlaceId } from './document-card.tsx'
import { OpenDocument } from './open-document.tsx'
import { PersonDocuments } from './person-documents.tsx'
import { RequiredPart } from './required-part.tsx'
import { PersonChip } from './state-chips.tsx'
import { texts } from './texts.es.ts'
import type { Desk } from './use-desk.ts'
import classes from './review.module.css'

interface Props {
  empleado: string
  /** Null while unknown, or when no person matches. */
  person: DocumentPerson | null
  /** Null when no other person of this page has documents to review. */
  next: DocumentPerson | null
  idDoc: string | null
  desk: Desk
  /** Null when the pane replaces the list; the page header's arrow then leads back. */
  onClose: (() => void) | null
}

export function PersonPane({ empleado, person, next, idDoc, desk, onClose }: Props) {
  const words = useTexts(texts).person
  const answer = useOperation(listPersonDocuments, { empleado }, { isKept: false })
  const comments = useOperation(listDocumentComments, { empleado }, { isKept: false }).data?.data ?? []
  const isOwn = useProfile().user.Folio === empleado
  const [commented, setCommented] = useState<ReviewedDocument | null>(null)
  const [hasRequired, setRequired] = useState(false)
  const close = useCloseItem(idDoc, paths.documentReviewOf(empleado), focusDocument)
  const docs = answer.data?.docs ?? null
  const name = person ? properName(person.nombre) : words.number(empleado)
  const open = docs?.find(({ id }) => String(id) === idDoc) ?? null
  const waiting = docs?.find(({ id, estado }) => estado === 'porRevisar' && String(id) !== idDoc) ?? null
  return (
    <section className={classes.person} aria-labelledby="persona">
      <Head empleado={empleado} name={name} person={person} onClose={onClose} />
      <div className={classes.documents}>
        {isOwn && (
          <Banner tone="warn" icon={<IconUserExclamation size={24} />} title={words.own}>
            {words.ownText}
          </Banner>
        )}
        <PersonDocuments
          answer={answer}
          empleado={empleado}
          comments={comments}
          desk={desk}
          isOwn={isOwn}
          onComment={setCommented}
        />
      </div>
      <div className={classes.foot} hidden={docs === null && answer.failure === null}>
        <div className={classes.buttons}>
          {!isOwn && (
            <Button
              variant="outline"
              leftSection={<IconFolder size={22} aria-hidden />}
              onClick={() => setRequired(true)}
            >
              {words.all}
            </Button>
          )}
          {next ? (
            <Button
              rightSection={<IconArrowRight size={22} aria-hidden />}
              onClick={() => navigate(paths.documentReviewOf(next.empleado), { replace: true })}
            >
              {words.next}
            </Button>
          ) : (
            <p className={classes.noNext}>{words.noNext}</p>
          )}
        </div>
      </div>
      {idDoc !== null && docs !== null && (
        <OpenDocument
          empleado={empleado}
          person={name}
          document={open}
          next={waiting}
          desk={desk}
          isOwn={isOwn}
          onClose={close}
        />
      )}
      {commented && <CommentDialog document={commented} desk={desk} onClose={() => setCommented(null)} />}
      {hasRequired && <RequiredPart empleado={empleado} person={name} onClose={() => setRequired(false)} />}
    </section>
  )
}

function focusDocument(idDoc: string): void {
  moveFocus(document.getElementById(viewPlaceId(idDoc))?.querySelector('button'))
}

interface HeadProps extends Pick<Props, 'empleado' | 'person' | 'onClose'> {
  name: string
}

function Head({ empleado, name, person, onClose }: HeadProps) {
  const words = useTexts(texts).person
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (empleado) focusOnMount(heading.current)
  }, [empleado])
  const job = person && person.puesto !== '' ? ` · ${sentenceCase(person.puesto)}` : ''
  return (
    <div className={classes.head}>
      <Avatar name={name} size={48} />
      <div className={classes.headWords}>
        <h2 ref={heading} id="persona" tabIndex={-1}>
          {name}
        </h2>
        {person && (
          <div className="t-wrap t-gap-0-3">
            <p className="t-quiet t-small t-airy">
              {words.number(empleado)}
              {job}
            </p>
            <PersonChip person={person} plain />
          </div>
        )}
      </div>
      {onClose && <IconAction icon={<IconX size={24} />} label={words.close} onClick={onClose} />}
    </div>
  )
}
