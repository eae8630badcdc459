import { IconAlertTriangle } from '@tabler/icons-react'
import { type Candidate, readCandidate } from '#contract/jobs/candidates.ts'
import { isFinalStage } from '#domain/candidates/stages.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PaneHead } from '#ui/lists/pane-head.tsx'
import { Dated } from '../parts/dated.tsx'
import { Fit } from '../parts/fit.tsx'
import { CandidateHistory } from '../parts/candidate-history.tsx'
import { StageChip } from '../parts/stage-chip.tsx'
import { wayOf } from '../way.ts'
import { WayStrip } from '../parts/way-strip.tsx'
import { texts } from '../texts.es.ts'
import { NextStep } from './next-step.tsx'
import { OfferMade } from './offer-made.tsx'
import { Account } from './registering.tsx'
import classes from './people.module.css'

interface Props {
  id: number
  /** Null when the pane replaces the list; the page header's arrow then leads back. */
  onClose: (() => void) | null
}

export function CandidatePane({ id, onClose }: Props) {
  const words = useTexts(texts)
  const answer = useOperation(readCandidate, { id })
  const { failure } = answer
  const candidate = answer.data?.candidato
  if (!candidate && failure?.kind === 'rejected' && !answer.isRefreshing) {
    return (
      <EmptyState
        drawing={<DrawingAllDone />}
        title={failureText(failure, words.failure)}
        action={<Button href={`#${paths.candidates}`}>{words.propose.toList}</Button>}
      />
    )
  }
  return (
    <section
      className={classes.person}
      aria-label={words.pane.label}
      aria-labelledby={candidate ? 'candidato' : undefined}
    >
      {candidate && <Head candidate={candidate} onClose={onClose} />}
      <section
        key={candidate ? 'known' : 'coming'}
        className={classes.body}
        // Beside the list, the section scrolls on its own and must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={onClose ? 0 : undefined}
        aria-label={words.pane.what}
      >
        <Dated answer={answer} loading={words.pane.loading}>
          {({ candidato }) => <Known candidate={candidato} />}
        </Dated>
      </section>
      {candidate && <NextStep candidate={candidate} />}
    </section>
  )
}

function Head({ candidate, onClose }: { candidate: Candidate; onClose: Props['onClose'] }) {
  const words = useTexts(texts).pane
  return (
    <PaneHead
      id="candidato"
      person={candidate.nombre}
      heading={properName(candidate.nombre)}
      closeWord={useTexts(texts).close}
      onClose={onClose}
    >
      <StageChip stage={candidate.etapa} plain />
      <p className="t-quiet t-small t-airy">
        {words.about(sentenceCase(candidate.puesto), candidate.vacante)}
      </p>
    </PaneHead>
  )
}

function Known({ candidate }: { candidate: Candidate }) {
  const words = useTexts(texts).pane
  return (
    <>
      <WayStrip way={wayOf(candidate)} />
      {candidate.oferta && candidate.oferta.sueldo !== null && (
        <OfferMade offer={candidate.oferta} isOver={isFinalStage(candidate.etapa)} />
      )}
      <Fit of={candidate.apego} />
      <Contact candidate={candidate} />
      <Account candidate={candidate} />
      {candidate.notas !== '' && (
        <section className="t-stack t-gap-1" aria-labelledby="notas-candidato">
          <h3 id="notas-candidato" className="t-heavy t-lead t-snug">
            {words.notes}
          </h3>
          <p className="t-break t-as-written" lang="es-MX">
            {candidate.notas}
          </p>
        </section>
      )}
      <CandidateHistory steps={candidate.pasos} />
    </>
  )
}

function Contact({ candidate: { correo, telefono } }: { candidate: Candidate }) {
  const words = useTexts(texts).pane
  return (
    <section className="t-stack t-gap-2" aria-labelledby="contacto">
      <h3 id="contacto" className="t-heavy t-lead t-snug">
        {words.contact}
      </h3>
      {correo === '' && telefono === '' ? (
        <p className="t-quiet">
          <IconAlertTriangle size={18} aria-hidden /> {words.noContact}
        </p>
      ) : (
        <dl className={classes.facts}>
          {correo !== '' && (
            <div>
              <dt>{words.correo}</dt>
              <dd>
                {correo.split('@')[0]}
                <wbr />@{correo.split('@')[1]}
              </dd>
            </div>
          )}
          {telefono !== '' && (
            <div>
              <dt>{words.telefono}</dt>
              <dd>{telefono.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}
