import { useEffect, useRef, useState } from 'react'
import { ratingForm } from '#domain/requests/request-forms.ts'
import type { DialogProps } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { focusNext } from '#ui/actions/focus.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import { ClarificationComments } from './clarification-comments.tsx'
import { ClarificationFormDialog } from './clarification-form-dialog.tsx'
import type { TypedClarification } from './clarification-form-values.ts'
import { ClarificationList } from './clarification-list.tsx'
import type { ClarificationRow } from './clarification-rows.ts'
import { ClarificationStay } from './clarification-stay.tsx'
import { clarificationTexts } from './clarification-texts.es.ts'
import { RatingDialog } from '../rating/rating-dialog.tsx'
import { type RequestPlace, requestAt } from '../feature.ts'
import { titles } from '../titles.ts'
import { useClarifications } from './use-clarifications.ts'
import { useFormListsAhead } from './use-form-lists.ts'

interface Props {
  place: RequestPlace
  onClose: () => void
  /** Called by a second Back while ratings are due. Default: onClose. */
  onLeave?: () => void
}

export function OverHome({ path, onClose }: DialogProps) {
  const place = requestAt(path)
  return place && <ClarificationsDialog place={place} onClose={onClose} />
}

/** Shows the list of spec 000 §2 in a dialog over Inicio. */
export function ClarificationsDialog({ place, onClose, onLeave = onClose }: Props) {
  const words = useTexts(clarificationTexts)
  const clarifications = useClarifications()
  const [correcting, setCorrecting] = useState<WaitingRequest<TypedClarification> | null>(null)
  const [rating, setRating] = useState<ClarificationRow | null>(null)
  const [isAsked, setAsked] = useState(false)
  const closeItem = useCloseItem(itemOf(place), paths.clarifications, focusRow)
  useFocusBack()
  useFormListsAhead(clarifications.rows !== null)
  const { rows, toRate, refresh } = clarifications
  const isForm = place.kind === 'newClarification' || correcting !== null
  useReloadAfter(isForm || rating !== null, refresh)
  if (isForm) {
    const leave = correcting ? () => setCorrecting(null) : closeItem
    return (
      <ClarificationFormDialog
        key={correcting?.form ?? ''}
        correcting={correcting}
        clarifications={clarifications}
        onBack={leave}
      />
    )
  }
  const opened = place.kind === 'clarification' ? rows?.find(({ id }) => id === place.id) : undefined
  const isBlocked = toRate.length > 0
  const hasInner = rating !== null || opened !== undefined
  return (
    <>
      <Dialog
        key="list"
        opened
        size="page"
        persistent={isBlocked}
        title={titles.clarifications()}
        closeLabel={words.close}
        onClose={onClose}
        aside={isBlocked && !hasInner && <ClarificationStay onAsked={setAsked} onLeave={onLeave} />}
      >
        <ClarificationList
          clarifications={clarifications}
          isAsked={isAsked}
          onAsk={() => navigate(paths.newClarification)}
          onCorrect={setCorrecting}
          onRate={setRating}
        />
      </Dialog>
      {opened && <ClarificationComments row={opened} onRate={() => setRating(opened)} onClose={closeItem} />}
      {rating && (
        <RatingDialog
          form={ratingForm('clarificationRating', rating.id)}
          subject={`${rating.reason} · ${rating.period}`}
          askedOn={rating.date}
          answerTitle={words.comments.answer}
          answer={rating.answered || words.comments.noText}
          onRate={(level, lastTry) => clarifications.rate(rating, level, lastTry)}
          onClose={() => setRating(null)}
        />
      )}
    </>
  )
}

function useReloadAfter(isOpen: boolean, reload: () => Promise<void>): void {
  const wasOpen = useRef(isOpen)
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  useEffect(() => {
    if (wasOpen.current && !isOpen) void latest.current()
    wasOpen.current = isOpen
  }, [isOpen])
}

function itemOf(place: RequestPlace): string | null {
  if (place.kind === 'newClarification') return 'nueva'
  return place.kind === 'clarification' && place.id !== null ? String(place.id) : null
}

function focusRow(key: string): void {
  focusNext(() => document.querySelector<HTMLElement>(`[data-clarification="${key}"]`))
}
