import { useEffect, useRef, useState } from 'react'
import type { Dispute } from '#contract/requests/disputes.ts'
import { formatDate } from '#domain/time/dates.ts'
import { canRateDispute } from '#domain/requests/disputes.ts'
import { ratingForm } from '#domain/requests/request-forms.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import type { DialogProps } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { warmCapture } from '#media/capture/capture-lazy.ts'
import { focusNext } from '#ui/actions/focus.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import { DisputeDetails } from './dispute-details.tsx'
import { DisputeForm } from './dispute-form.tsx'
import { DisputeList, NotHereText } from './dispute-list.tsx'
import { detailsId } from './dispute-table.tsx'
import { disputeTexts } from './dispute-texts.es.ts'
import { RatingDialog } from '../rating/rating-dialog.tsx'
import { type RequestPlace, requestAt } from '../feature.ts'
import { titles } from '../titles.ts'
import { folioOf } from './dispute-drafts.ts'
import type { SentDispute } from './dispute-receipt.tsx'
import type { Correction } from './use-dispute-form.ts'
import { type Disputes, sendDisputeRating, useDisputes } from './use-disputes.ts'

interface Props {
  place: RequestPlace
  onClose: () => void
}

export function OverHome({ path, onClose }: DialogProps) {
  const place = requestAt(path)
  return place && <DisputesDialog place={place} onClose={onClose} />
}

/** Dialog with the person's disputes, or with only the rating that a notification asks for (spec 002 §2.9). */
export function DisputesDialog({ place, onClose }: Props) {
  return place.kind === 'disputeToRate' ? (
    <FromNotification onClose={onClose} />
  ) : (
    <Listed place={place} onClose={onClose} />
  )
}

/** Milliseconds before the camera's code is prefetched, which makes photos possible offline. */
const WARM_AFTER_MS = 1500

function Listed({ place, onClose }: Props) {
  const words = useTexts(disputeTexts)
  const disputes = useDisputes('list')
  const [rated, setRated] = useState<Dispute | null>(null)
  const [correction, setCorrection] = useState<Correction | null>(null)
  const [sent, setSent] = useState<SentDispute | null>(null)
  const isFormHere = useRef(false)
  const key = place.kind === 'newDispute' ? 'new' : place.kind === 'dispute' ? String(place.id) : null
  const closeItem = useCloseItem(key, paths.disputes, focusDetails)
  useFocusBack()
  useEffect(() => {
    const timer = setTimeout(() => void warmCapture(), WARM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (place.kind !== 'newDispute') return
    isFormHere.current = true
    return () => {
      isFormHere.current = false
      setCorrection(null)
      setSent(null)
    }
  }, [place.kind])
  const finish = async (done: SentDispute) => {
    const { form } = wordsOf(disputeTexts)
    const listed = disputes.refresh()
    if (isFormHere.current) setSent(done)
    if (!done.isSent) return showSnack({ text: form.queued, tone: 'progress' })
    const id = folioOf(done.values, await listed)
    showSnack({ text: form.delivered(id), tone: 'success' })
  }
  const refuse = (refused: Correction) => {
    if (isFormHere.current) setCorrection(refused)
    else showSnack({ text: refused.message, tone: 'error' })
  }
  return (
    <>
      <Dialog opened size="page" title={titles.disputes()} closeLabel={words.close} onClose={onClose}>
        <DisputeList
          disputes={disputes}
          onRate={setRated}
          onCorrect={(row) => {
            setCorrection(row)
            navigate(paths.newDispute)
          }}
        />
      </Dialog>
      {place.kind === 'newDispute' && (
        <DisputeForm
          correction={correction}
          sent={sent}
          disputes={disputes}
          onClose={closeItem}
          onDone={(done) => void finish(done)}
          onRefused={refuse}
        />
      )}
      {place.kind === 'dispute' && (
        <Opened
          id={place.id}
          disputes={disputes}
          isCovered={rated !== null}
          onRate={setRated}
          onClose={closeItem}
        />
      )}
      {rated && <Rating dispute={rated} disputes={disputes} onClose={() => setRated(null)} />}
    </>
  )
}

function focusDetails(key: string): void {
  focusNext(() => document.getElementById(detailsId(Number(key))))
}

interface OpenedProps {
  id: number | null
  disputes: Disputes
  isCovered: boolean
  onRate: (dispute: Dispute) => void
  onClose: () => void
}

function Opened({ id, disputes, isCovered, onRate, onClose }: OpenedProps) {
  const { rows, isBroken, isRefreshing, ratings } = disputes
  const words = useTexts(disputeTexts)
  const { details } = words
  const dispute = rows?.find((row) => row.id === id)
  // The list reports this failure.
  if (isBroken) return null
  if (dispute) {
    return (
      <DisputeDetails
        dispute={dispute}
        ratings={ratings}
        isCovered={isCovered}
        onRate={() => onRate(dispute)}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog opened title={details.title} closeLabel={words.close} onClose={onClose}>
      {isRefreshing ? (
        <ProgressLine text={words.loading} />
      ) : (
        <EmptyState
          drawing={<DrawingNoConnection />}
          title={rows ? details.gone : words.notHere}
          text={rows ? details.goneText : <NotHereText disputes={disputes} />}
          action={<Button onClick={onClose}>{details.toList}</Button>}
        />
      )}
    </Dialog>
  )
}

interface RatingProps {
  dispute: Dispute
  disputes: Disputes
  onClose: () => void
}

function Rating({ dispute, disputes, onClose }: RatingProps) {
  const { details } = useTexts(disputeTexts)
  const close = (hasRated: boolean) => {
    if (hasRated) void disputes.refresh()
    onClose()
  }
  return (
    <RatingDialog
      form={ratingForm('disputeRating', dispute.id)}
      subject={dispute.motivo}
      askedOn={formatDate(dispute.fechaRegistro)}
      answerTitle={details.answer}
      answer={dispute.respuestaAdmon || details.noAnswer}
      answeredBy={answeredBy(dispute)}
      onRate={(level, lastTry) => sendDisputeRating(dispute, level, lastTry)}
      onClose={close}
    />
  )
}

function answeredBy({ nameEmplidRespuesta, DeptoResponde, fechaRespuesta }: Dispute): string {
  const day = fechaRespuesta ? formatDate(fechaRespuesta) : ''
  return [nameEmplidRespuesta, DeptoResponde, day].filter(Boolean).join(' · ')
}

/** Opened from a notification. Shows only the rating (DISP-02) or a failure (DISP-03), else opens the list. */
function FromNotification({ onClose }: { onClose: () => void }) {
  const words = useTexts(disputeTexts)
  const disputes = useDisputes('notification')
  const { rows, isRefreshing, isBroken, ratings, areRatingsKnown } = disputes
  const unrated = rows?.find(
    ({ id, estatus, nivelSatisfaccion }) =>
      areRatingsKnown &&
      canRateDispute(estatus, nivelSatisfaccion) &&
      (ratings.get(id)?.state ?? 'rejected') === 'rejected',
  )
  const [chosen, setChosen] = useState<Dispute | null>(null)
  if (!chosen && unrated && !isBroken) setChosen(unrated)
  const isLooking = isRefreshing || !areRatingsKnown
  const isNothingLeft = !chosen && !unrated && rows !== null && !isLooking && !isBroken
  useEffect(() => {
    if (isNothingLeft) navigate(paths.disputes, { replace: true })
  }, [isNothingLeft])
  if (chosen) return <Rating dispute={chosen} disputes={disputes} onClose={onClose} />
  if (isNothingLeft) return null
  const isWaiting = isLooking && !isBroken
  return (
    <Dialog
      opened
      size={isWaiting ? 'small' : 'page'}
      title={titles.disputes()}
      closeLabel={words.close}
      onClose={onClose}
    >
      {isWaiting ? (
        <ProgressLine text={words.loading} />
      ) : (
        <DisputeList
          disputes={disputes}
          onRate={setChosen}
          onCorrect={() => navigate(paths.disputes, { replace: true })}
        />
      )}
    </Dialog>
  )
}
