import { useEffect, useEffectEvent, useId } from 'react'
import { type Fit, fits } from '#domain/candidates/stages.ts'
import type { Requirement } from '#domain/positions/profile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import classes from './fit.module.css'
import { fitMarks, requirementIcons } from './fit-marks.tsx'
import { fitTexts } from './fit-texts.es.ts'

/** Answers in the order of the requirements; null for a missing answer. */
export type FitAnswers = readonly (Fit | null)[]

/** Fits stored answers to the requirements. Missing answers become null; surplus answers are dropped. */
export function answersFor(requirements: readonly Requirement[], kept: FitAnswers | undefined): FitAnswers {
  return requirements.map((_, at) => kept?.[at] ?? null)
}

export function areComplete(answers: FitAnswers): answers is readonly Fit[] {
  return answers.length > 0 && !answers.includes(null)
}

interface Props {
  requirements: readonly Requirement[]
  answers: FitAnswers
  onAnswer: (answers: FitAnswers) => void
  /** Number of attempts to save with missing answers. Each attempt focuses the first missing answer. */
  tries: number
}

/** Asks how far a candidate meets each requirement (ROUTE-15). Native radio buttons handle the arrow keys. */
export function FitFields({ requirements, answers, onAnswer, tries }: Props) {
  const words = useTexts(fitTexts)
  const id = useId()
  const goToMissing = useEffectEvent(() => {
    const at = answers.indexOf(null)
    if (at >= 0) moveFocus(document.getElementById(`${id}-${at}`))
  })
  useEffect(() => {
    if (tries > 0) goToMissing()
  }, [tries])
  const answer = (at: number, fit: Fit) => onAnswer(answers.map((one, index) => (index === at ? fit : one)))
  return (
    <section className={classes.questions} aria-labelledby={id}>
      <div>
        <h2 className="t-h3 t-heavy t-tight" id={id}>
          {words.title}
        </h2>
        <p className="t-quiet t-body">{words.lead}</p>
      </div>
      {requirements.map((requirement, at) => (
        <Question
          // Requirements have no id, and their order does not change.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          id={`${id}-${at}`}
          requirement={requirement}
          place={words.place(at + 1, requirements.length)}
          answer={answers[at] ?? null}
          isMissing={tries > 0 && answers[at] === null}
          onAnswer={(fit) => answer(at, fit)}
        />
      ))}
    </section>
  )
}

interface QuestionProps {
  id: string
  requirement: Requirement
  place: string
  answer: Fit | null
  isMissing: boolean
  onAnswer: (fit: Fit) => void
}

function Question({ id, requirement, place, answer, isMissing, onAnswer }: QuestionProps) {
  const words = useTexts(fitTexts)
  const { clase, texto, meses } = requirement
  const Icon = requirementIcons[clase]
  return (
    <div
      className={classes.question}
      role="radiogroup"
      aria-labelledby={`${id}-asked`}
      aria-describedby={isMissing ? `${id}-missing` : undefined}
      aria-invalid={isMissing || undefined}
    >
      <p className={classes.kind}>
        <Icon size={20} aria-hidden />
        <span className="t-grow">{words.kinds[clase]}</span>
        <span>{place}</span>
      </p>
      <p className={classes.asked} id={`${id}-asked`} lang="es-MX">
        {[texto, meses ? words.time(meses) : ''].filter(Boolean).join(' · ')}
      </p>
      <div className={classes.three}>
        {fits.map((fit) => {
          const Mark = fitMarks[fit].Icon
          return (
            <label key={fit} className={classes.choice}>
              <input
                type="radio"
                id={fit === fits[0] ? id : undefined}
                className={classes.input}
                name={id}
                value={fit}
                checked={fit === answer}
                onChange={() => onAnswer(fit)}
              />
              <span className={classes.face}>
                <Mark size={22} aria-hidden />
                <span>{words.answers[fit]}</span>
              </span>
            </label>
          )
        })}
      </div>
      {isMissing && (
        <p className="t-error t-small" id={`${id}-missing`}>
          {words.needed}
        </p>
      )}
    </div>
  )
}

export function FitCount({ answers, tries }: { answers: FitAnswers; tries: number }) {
  const words = useTexts(fitTexts)
  const missing = answers.filter((one) => one === null).length
  return tries > 0 && missing > 0 ? (
    <p key={tries} className="t-error t-small" role="alert">
      {words.missing(missing)}
    </p>
  ) : (
    <p className="t-quiet t-small" role="status">
      {words.answered(answers.length - missing, answers.length)}
    </p>
  )
}
