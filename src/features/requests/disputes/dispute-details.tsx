import { IconPhoto, IconPhotoCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Dispute } from '#contract/requests/disputes.ts'
import { formatDate } from '#domain/time/dates.ts'
import { disputeLevel, type EvidenceKind, evidenceKinds, isAnswered } from '#domain/requests/disputes.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { EvidenceDialog } from '#media/documents/evidence-dialog.tsx'
import { evidenceTexts } from '#media/documents/evidence-texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import { type Step, StepLine } from '#ui/lists/step-line.tsx'
import { DisputeLevel, DisputeState } from './dispute-parts.tsx'
import { disputeTexts } from './dispute-texts.es.ts'
import classes from './dispute-details.module.css'
import { RatingStars } from '../rating/rating-stars.tsx'
import type { Disputes } from './use-disputes.ts'

interface Props {
  dispute: Dispute
  ratings: Disputes['ratings']
  isCovered: boolean
  onRate: () => void
  onClose: () => void
}

/** Shows a dispute as steps, with its answer and its pictures (DISP-14 … 17). */
export function DisputeDetails({ dispute, ratings, isCovered, onRate, onClose }: Props) {
  const words = useTexts(disputeTexts)
  const { details } = words
  const [shown, setShown] = useState<EvidenceKind | null>(null)
  // Stays open under another dialog.
  const close = () => {
    if (!isCovered && shown === null) onClose()
  }
  return (
    <>
      <Dialog opened title={details.title} closeLabel={words.close} onClose={close}>
        <div className="t-stack t-gap-4">
          <div className="t-row t-wrap t-gap-2-3 t-between">
            <p className="t-heavy t-h3 t-tight t-break" lang="es-MX">
              {dispute.motivo}
            </p>
            <DisputeState dispute={dispute} />
          </div>
          <Steps
            dispute={dispute}
            rating={<DisputeLevel dispute={dispute} given={ratings.get(dispute.id)} onRate={onRate} />}
          />
          <section className={classes.card} aria-labelledby="dispute-request">
            <h3 id="dispute-request">{details.request}</h3>
            <dl className={classes.values}>
              <Value label={details.folio}>{dispute.id}</Value>
              <Value label={details.number}>{dispute.EMPLID}</Value>
              <Value label={details.name} isSpanish>
                {dispute.nombre}
              </Value>
              <Value label={details.reason} isSpanish>
                {dispute.motivo}
              </Value>
              <Value label={details.day}>{formatDate(dispute.fechaInconformidad)}</Value>
              <Value label={details.registeredOn}>{formatDate(dispute.fechaRegistro)}</Value>
            </dl>
            <h4>{details.comment}</h4>
            <p className="t-break t-as-written" lang="es-MX">
              {dispute.comentario}
            </p>
            <Button
              variant="outline"
              fullWidth
              leftSection={<IconPhoto size={22} aria-hidden />}
              onClick={() => setShown(evidenceKinds.request)}
            >
              {details.evidenceOfRequest}
            </Button>
          </section>
          {isAnswered(dispute.estatus) && (
            <Answer dispute={dispute} onEvidence={() => setShown(evidenceKinds.answer)} />
          )}
        </div>
      </Dialog>
      {shown !== null && <Evidence disputeId={dispute.id} kind={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function Answer({ dispute, onEvidence }: { dispute: Dispute; onEvidence: () => void }) {
  const { details } = useTexts(disputeTexts)
  return (
    <section className={classes.card} data-answer aria-labelledby="dispute-answer">
      <h3 id="dispute-answer">{details.answer}</h3>
      <p className="t-break t-as-written" lang="es-MX">
        {dispute.respuestaAdmon || details.noAnswer}
      </p>
      <Button
        variant="outline"
        fullWidth
        leftSection={<IconPhotoCheck size={22} aria-hidden />}
        onClick={onEvidence}
      >
        {details.evidenceOfAnswer}
      </Button>
    </section>
  )
}

function Evidence(props: { disputeId: number; kind: EvidenceKind; onClose: () => void }) {
  useCloseOnBack(props.onClose)
  useFocusBack()
  const callOnEmpty = () =>
    showSnack({ text: wordsOf(evidenceTexts).emptySnack, tone: 'info', ms: FORM_SNACK_MS })
  return <EvidenceDialog opened {...props} onEmpty={callOnEmpty} />
}

interface ValueProps {
  label: string
  isSpanish?: boolean
  children: ReactNode
}

function Value({ label, isSpanish, children }: ValueProps) {
  return (
    <div className={classes.value}>
      <dt>{label}</dt>
      <dd lang={isSpanish ? 'es-MX' : undefined}>{children}</dd>
    </div>
  )
}

function Steps({ dispute, rating }: { dispute: Dispute; rating: ReactNode }) {
  const { details } = useTexts(disputeTexts)
  const isDone = isAnswered(dispute.estatus)
  const level = disputeLevel(dispute.nivelSatisfaccion)
  const isRated = level !== null
  const person = dispute.nameEmplidRespuesta ?? ''
  const asker = details.by(dispute.nombre, dispute.DeptoColaborador || dispute.departamento)
  const steps: Step[] = [
    {
      title: details.registered,
      lines: [formatDate(dispute.fechaRegistro), spanish(asker)],
      place: 'done',
    },
    {
      title: details.answered,
      lines: isDone
        ? [
            ...(dispute.fechaRespuesta ? [formatDate(dispute.fechaRespuesta)] : []),
            ...(person ? [spanish(details.by(person, dispute.DeptoResponde ?? ''))] : []),
          ]
        : [details.now, details.waitsForAnswer],
      place: isDone ? 'done' : 'now',
    },
    {
      title: details.rated,
      lines: isRated ? [<RatingStars key="stars" level={level} />] : isDone ? [details.now, rating] : [],
      place: isRated ? 'done' : isDone ? 'now' : 'next',
    },
  ]
  return <StepLine label={details.steps} steps={steps} />
}

const spanish = (text: string) => <span lang="es-MX">{text}</span>
