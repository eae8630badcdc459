import type { ReactNode } from 'react'
import type { Condition } from '#domain/jobs/eligibility.ts'
import { type JobQuestion, NO, YES } from '#domain/jobs/questions.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { ApplyingFlow } from '#models/jobs/use-applying.ts'
import { Button } from '#ui/actions/button.tsx'
import classes from '../screen/talk-log.module.css'
import { type es, texts } from './texts.es.ts'

type Words = Translation<typeof es>

interface Props {
  flow: ApplyingFlow
  note: string | null
  applied: boolean
}

export function VacancyLog({ flow, note, applied }: Props) {
  const words = useTexts(texts)
  const { state, areas, jobs, job } = flow
  const area = areas.data?.areas.find(({ id }) => id === state.areaId)
  const isAsking = state.step === 'question' || state.step === 'review' || state.step === 'sent'
  const upTo = state.step === 'question' ? state.at + 1 : state.questions.length
  return (
    <div role="log" className={classes.log}>
      <Waiting answer={areas} words={words} />
      {areas.data && <Theirs>{words.area}</Theirs>}
      {state.areaId !== null && (
        <>
          <Mine>{area?.nombre ?? ''}</Mine>
          <Waiting answer={jobs} words={words} />
          {jobs.data && <Theirs>{jobs.data.vacantes.length > 0 ? words.vacancy : words.none}</Theirs>}
        </>
      )}
      {job && (
        <>
          <Mine>{job.Nombre}</Mine>
          <About flow={flow} applied={applied} />
        </>
      )}
      {isAsking && (
        <>
          <Mine>{words.yes}</Mine>
          {state.questions.slice(0, upTo).map((question, at) => (
            <Asked
              key={question.id}
              question={question}
              place={words.at(at + 1, state.questions.length)}
              answer={
                state.step === 'question' && at === state.at ? null : (state.answers[question.id] ?? '')
              }
              words={words}
            />
          ))}
          {state.step === 'review' && <Theirs>{words.review}</Theirs>}
        </>
      )}
      {note !== null && <Theirs>{note}</Theirs>}
    </div>
  )
}

function Theirs({ children }: { children: ReactNode }) {
  return <div className={classes.theirs}>{children}</div>
}

function Mine({ children }: { children: ReactNode }) {
  return (
    <p className={classes.mine}>
      <span className="t-break">{children}</span>
    </p>
  )
}

function Waiting({
  answer: { data, failure, isRefreshing, refresh },
  words,
}: {
  answer: Pick<ApplyingFlow['jobs'], 'failure' | 'isRefreshing' | 'refresh'> & { data: unknown }
  words: Words
}) {
  if (data !== null) return null
  if (failure === null || isRefreshing) return <Theirs>{words.loading}</Theirs>
  return (
    <Theirs>
      <p className="t-flush">{failureText(failure, words.failure)}</p>
      <Button size="sm" variant="outline" onClick={() => void refresh()}>
        {words.again}
      </Button>
    </Theirs>
  )
}

/** Shows the vacancy's requirements, and whether the person meets each condition (BR-10). */
function About({ flow, applied }: { flow: ApplyingFlow; applied: boolean }) {
  const words = useTexts(texts)
  const { job, conditions, eligibility, questions, isEligible, where } = flow
  if (job === null) return null
  const { escolaridad, conocimientos } = job.app
  const asks = [escolaridad.carrera, ...conocimientos.map(({ descr }) => descr)].filter((one) => one !== '')
  return (
    <>
      {asks.length > 0 && (
        <Theirs>
          <p className="t-flush">{words.asks}</p>
          <ul className="t-list" lang="es-MX">
            {asks.map((one) => (
              <li key={one}>· {one}</li>
            ))}
          </ul>
        </Theirs>
      )}
      <Waiting answer={eligibility} words={words} />
      {conditions && (
        <Theirs>
          <ul className="t-list">
            {conditions.map((condition) => (
              <li key={condition.name}>
                <strong>{condition.isMet ? words.met : words.notMet}:</strong>{' '}
                {conditionWords(condition, words)}
              </li>
            ))}
          </ul>
          {!isEligible && <p className="t-flush">{words.refusal}</p>}
        </Theirs>
      )}
      {isEligible && <Waiting answer={questions} words={words} />}
      {applied ? (
        <Theirs>{words.applied}</Theirs>
      ) : where === 'queued' && flow.state.step === 'about' ? (
        <Theirs>{words.waiting}</Theirs>
      ) : (
        isEligible && <Theirs>{words.ask}</Theirs>
      )}
    </>
  )
}

function conditionWords({ name, value }: Condition, words: Words): string {
  return value === null ? words.unknownFact : words[name](value)
}

function Asked({
  question,
  place,
  answer,
  words,
}: {
  question: JobQuestion
  place: string
  answer: string | null
  words: Words
}) {
  const isWritten = question.kind === 'texto' || question.kind === 'numero'
  return (
    <>
      <Theirs>
        <p className="t-flush t-quiet t-small">{place}</p>
        <p className="t-flush t-strong" lang="es-MX">
          {question.text}
        </p>
        {answer === null && isWritten && <p className="t-flush t-quiet">{words.typeIt}</p>}
        {answer === null && !question.isRequired && <p className="t-flush t-quiet">{words.optional}</p>}
      </Theirs>
      {answer !== null && <Mine>{shownAnswer(question, answer, words)}</Mine>}
    </>
  )
}

function shownAnswer({ kind }: JobQuestion, answer: string, words: Words): string {
  if (answer.trim() === '') return words.noAnswer
  if (kind !== 'sino') return answer
  return answer === YES ? words.yes : answer === NO ? words.no : answer
}
