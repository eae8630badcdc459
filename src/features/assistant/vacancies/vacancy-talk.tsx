import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isOpenApplication } from '#domain/jobs/application.ts'
import { NO, YES } from '#domain/jobs/questions.ts'
import { jobForm } from '#domain/requests/request-forms.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type ApplyingFlow, useApplying } from '#models/jobs/use-applying.ts'
import { useOwnApplications } from '#models/jobs/use-own-applications.ts'
import { Button } from '#ui/actions/button.tsx'
import classes from '../screen/assistant.module.css'
import { Composer } from '../screen/composer.tsx'
import { typedAnswer } from './answer.ts'
import { type es, texts } from './texts.es.ts'
import { VacancyLog } from './vacancy-log.tsx'

type Words = Translation<typeof es>

/**
 * Applies for a vacancy in a talk (JOB-01 … JOB-14), with the state machine of the vacancy screens. The
 * device stores the answers for the vacancy screens, too.
 */
export function VacancyTalk({ onMenu }: { onMenu: () => void }) {
  const words = useTexts(texts)
  const flow = useApplying()
  const own = useOwnApplications()
  const [noted, setNote] = useState<string | { unsaved: string } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { state } = flow
  const applied =
    own.isDelivered(jobForm(state.areaId ?? 0, state.vacancyId ?? 0)) ||
    own.data?.data.some(({ vacante, etapa }) => vacante === state.vacancyId && isOpenApplication(etapa)) ===
      true
  // `applied` after a failure means that another device sent the application first.
  const note = typeof noted === 'object' ? noted && (applied ? words.applied : noted.unsaved) : noted
  useEffect(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight })
  }, [state, note])

  const send = async () => {
    setNote(null)
    try {
      const sending = await flow.send()
      if (sending === null) return
      if (sending.kind === 'failed') {
        const reason = failureText(sending.failure, words.failure)
        return setNote({ unsaved: `${words.notSaved(flow.contact || words.noContact)} ${reason}` })
      }
      setNote(sending.kind === 'registered' ? words.sent : words.waits)
    } catch {
      // The device could not store the application, and nothing was sent.
      setNote(words.notKept)
    }
  }
  const act = (event: Parameters<ApplyingFlow['dispatch']>[0]) => {
    setNote(null)
    flow.dispatch(event)
  }
  const answer = (text: string) => {
    const { problem } = flow.answer(text)
    setNote(problem === null ? null : words.problems[problem])
  }
  const begin = () => {
    const why = whyNot(flow, applied, words)
    setNote(why)
    if (why === null) flow.begin()
  }
  const type = (text: string) => {
    const areas = (flow.areas.data?.areas ?? []).map(({ id, nombre }) => ({ id, name: nombre }))
    const jobs = (flow.jobs.data?.vacantes ?? []).map(({ id, Nombre }) => ({ id, name: Nombre }))
    const typed = typedAnswer(text, state, { areas, jobs })
    switch (typed.kind) {
      case 'area':
        return act({ type: 'AREA', areaId: typed.id })
      case 'vacancy':
        return act({ type: 'VACANCY', vacancyId: typed.id })
      case 'answer':
        return answer(typed.text)
      case 'yes':
        return begin()
      case 'no':
        return act({ type: 'NO' })
      case 'back':
        return state.step === 'area' ? onMenu() : act({ type: 'BACK' })
      case 'menu':
        return onMenu()
      case 'tap-to-send':
        return setNote(words.tapToSend)
      case 'unknown':
        return setNote(`${words.unknown}. ${words.choose}`)
    }
  }
  return (
    <>
      <div className={classes.talk}>
        <VacancyLog flow={flow} note={note} applied={applied} />
        <fieldset className={classes.foot} tabIndex={-1}>
          <Choices
            flow={flow}
            isOver={applied || flow.where === 'queued'}
            words={words}
            onAct={act}
            onAnswer={answer}
            onSend={() => void send()}
          />
          <div className={classes.last}>
            {state.step !== 'area' && state.step !== 'sent' && (
              <Button size="lg" variant="outline" onClick={() => act({ type: 'BACK' })}>
                {words.back}
              </Button>
            )}
            <Button size="lg" variant="outline" onClick={onMenu}>
              {words.menu}
            </Button>
          </div>
        </fieldset>
      </div>
      <Composer field={field} onSend={type} />
    </>
  )
}

function canBegin({ isEligible, isReady, questions }: ApplyingFlow): boolean {
  return isEligible && isReady && questions.data !== null
}

/** Returns why a "sí" cannot begin the application, else null. Reports ineligibility only when it is known. */
function whyNot(flow: ApplyingFlow, applied: boolean, words: Words): string | null {
  const { eligibility, questions, isEligible, where } = flow
  if (applied) return words.applied
  if (where === 'queued') return words.waiting
  if (eligibility.data !== null && !isEligible) return words.refusal
  if (canBegin(flow)) return null
  const failure = eligibility.failure ?? questions.failure
  return failure === null ? words.loading : failureText(failure, words.failure)
}

interface ChoicesProps {
  flow: ApplyingFlow
  isOver: boolean
  words: Words
  onAct: (event: Parameters<ApplyingFlow['dispatch']>[0]) => void
  onAnswer: (text: string) => void
  onSend: () => void
}

function Choices({ flow, isOver, words, onAct, onAnswer, onSend }: ChoicesProps) {
  const { state } = flow
  const question = state.questions[state.at]
  switch (state.step) {
    case 'area':
      return (
        <Long>
          {(flow.areas.data?.areas ?? []).map(({ id, nombre }) => (
            <Choice key={id} onClick={() => onAct({ type: 'AREA', areaId: id })}>
              {nombre}
            </Choice>
          ))}
        </Long>
      )
    case 'vacancy':
      return (
        <Long>
          {(flow.jobs.data?.vacantes ?? []).map(({ id, Nombre }) => (
            <Choice key={id} onClick={() => onAct({ type: 'VACANCY', vacancyId: id })}>
              {Nombre}
            </Choice>
          ))}
        </Long>
      )
    case 'about':
      if (isOver || !canBegin(flow)) return null
      return (
        <div className={classes.last}>
          <Button size="lg" variant="outline" onClick={() => onAct({ type: 'NO' })}>
            {words.no}
          </Button>
          <Button size="lg" onClick={flow.begin}>
            {words.yes}
          </Button>
        </div>
      )
    case 'question':
      if (!question) return null
      return (
        <Long>
          {question.kind === 'sino' &&
            [YES, NO].map((value) => (
              <Choice key={value} onClick={() => onAnswer(value)}>
                {value === YES ? words.yes : words.no}
              </Choice>
            ))}
          {question.options.map((option) => (
            <Choice key={option} onClick={() => onAnswer(option)}>
              {option}
            </Choice>
          ))}
          {!question.isRequired && <Choice onClick={() => onAnswer('')}>{words.skip}</Choice>}
        </Long>
      )
    case 'review':
      return (
        <>
          <Long>
            {state.questions.map(({ id }, at) => (
              <Choice key={id} onClick={() => onAct({ type: 'CORRECT', at })}>
                {words.correct(at + 1)}
              </Choice>
            ))}
          </Long>
          <Button size="lg" fullWidth aria-disabled={flow.isSending} onClick={onSend}>
            {flow.isSending ? words.sending : words.send}
          </Button>
        </>
      )
    default:
      return null
  }
}

function Long({ children }: { children: ReactNode }) {
  return <div className={classes.long}>{children}</div>
}

function Choice({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Button variant="default" size="lg" fullWidth onClick={onClick}>
      {children}
    </Button>
  )
}
