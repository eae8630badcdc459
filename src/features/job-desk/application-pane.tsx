import { type ApplicationDetail, readApplication } from '#contract/jobs/job-desk.ts'
import { formatDate, formatInstant } from '#domain/time/dates.ts'
import { NO, YES } from '#domain/jobs/questions.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PaneHead } from '#ui/lists/pane-head.tsx'
import { Acts } from './acts.tsx'
import classes from './desk.module.css'
import { Notes } from './notes.tsx'
import { Dated } from './parts.tsx'
import { StateMark } from './state-mark.tsx'
import { texts } from './texts.es.ts'

interface Props {
  id: number
  list: string
  /** Null when the pane replaces the list; the page header's arrow then leads back. */
  onClose: (() => void) | null
}

export function ApplicationPane({ id, list, onClose }: Props) {
  const words = useTexts(texts)
  const answer = useOperation(readApplication, { id })
  const { failure } = answer
  const application = answer.data?.data
  if (!application && failure?.kind === 'rejected' && !answer.isRefreshing) {
    return (
      <EmptyState
        drawing={<DrawingAllDone />}
        title={failureText(failure, words.failure)}
        action={<Button href={`#${list}`}>{words.pane.toList}</Button>}
      />
    )
  }
  return (
    <section
      className={classes.person}
      aria-label={words.pane.label}
      aria-labelledby={application ? 'postulacion' : undefined}
    >
      {application && (
        <PaneHead
          id="postulacion"
          person={application.nombre}
          heading={application.nombre}
          closeWord={words.close}
          onClose={onClose}
        >
          <StateMark state={application.etapa} plain />
          <p className="t-quiet t-small t-airy">
            {words.pane.about(application.vacante, application.numero)}
          </p>
        </PaneHead>
      )}
      <section
        key={application ? 'known' : 'coming'}
        className={classes.body}
        // Beside the list, the section scrolls on its own and must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={onClose ? 0 : undefined}
        aria-label={words.pane.facts}
      >
        <Dated answer={answer} loading={words.pane.loading}>
          {({ data }) => <Known application={data} />}
        </Dated>
      </section>
      {application && <Acts key={application.revision} application={application} />}
    </section>
  )
}

function Known({ application }: { application: ApplicationDetail }) {
  const words = useTexts(texts).pane
  const { fecha, hora, lugar, motivo, mesesIngreso, mesesOferta, cuadrante, respuestas } = application
  return (
    <>
      <dl className={classes.facts} aria-label={words.facts}>
        {fecha !== '' && (
          <div>
            <dt>{words.interview}</dt>
            <dd>{[`${formatDate(fecha)}, ${hora}`, lugar].filter((one) => one !== '').join(' · ')}</dd>
          </div>
        )}
        {motivo !== '' && (
          <div>
            <dt>{words.reason}</dt>
            <dd>{motivo}</dd>
          </div>
        )}
        <div>
          <dt>{words.position}</dt>
          <dd>{mesesIngreso}</dd>
        </div>
        <div>
          <dt>{words.offer}</dt>
          <dd>{mesesOferta}</dd>
        </div>
        <div>
          <dt>{words.quadrant}</dt>
          <dd>{cuadrante === 0 ? words.noQuadrant : cuadrante}</dd>
        </div>
      </dl>
      <section className="t-stack t-gap-2" aria-labelledby="respuestas">
        <h3 id="respuestas" className="t-flush t-heavy t-lead t-snug">
          {words.answers}
        </h3>
        {respuestas.length === 0 ? (
          <p className="t-flush t-quiet">{words.noAnswers}</p>
        ) : (
          <dl className={classes.answers} lang="es-MX">
            {respuestas.map(({ pregunta, clase, respuesta }) => (
              <div key={pregunta}>
                <dt>{pregunta}</dt>
                <dd>
                  {clase === 'sino' && respuesta === YES
                    ? words.yes
                    : clase === 'sino' && respuesta === NO
                      ? words.no
                      : respuesta}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <Notes application={application} />
      <Steps steps={application.pasos} />
    </>
  )
}

function Steps({ steps }: { steps: ApplicationDetail['pasos'] }) {
  const words = useTexts(texts)
  return (
    <section className="t-stack t-gap-2" aria-labelledby="pasos">
      <h3 id="pasos" className="t-flush t-heavy t-lead t-snug">
        {words.pane.steps}
      </h3>
      <ol className={classes.steps}>
        {steps.map(({ etapa, cuando, quien }) => (
          <li key={cuando}>
            <p className="t-flush t-strong">{words.applications.states[etapa]}</p>
            <p className="t-flush t-quiet t-small">
              {words.pane.by(formatInstant(Date.parse(cuando)), quien)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
