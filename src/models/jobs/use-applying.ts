import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sendApplication } from '#contract/jobs/job-application.ts'
import {
  type Job,
  listAreas,
  listJobQuestions,
  jobsOf,
  listJobs,
  listOwnApplications,
  readEligibility,
} from '#contract/jobs/jobs.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { Kept } from '#core/store/kept.ts'
import type { Failure } from '#core/transport/failure.ts'
import {
  answersToSend,
  type Applying,
  applying,
  type ApplyingEvent,
  startOfApplying,
} from '#domain/jobs/applying.ts'
import { conditionsOf, isEligible } from '#domain/jobs/eligibility.ts'
import type { JobQuestion } from '#domain/jobs/questions.ts'
import { ANSWERS_STEP, jobForm, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { type LastTry, type Sending, sendRequest } from '../requests/send-request.ts'
import { toQuestion } from './questions.ts'

/** Answers with the data to show them after the vacancy has closed. */
export interface KeptAnswers {
  name: string
  contact: string
  questions: readonly JobQuestion[]
  answers: Readonly<Record<string, string>>
}

/** 'none': there are no answers on this device. Other states: src/core/outbox/states.md. */
export type ApplyingState = 'none' | 'draft' | 'queued' | 'rejected'

interface Place {
  areaId: number
  vacancyId: number
}

function startAt(place: Place | undefined): Applying {
  if (!place) return startOfApplying
  const inArea = applying(startOfApplying, { type: 'AREA', areaId: place.areaId })
  return applying(inArea, { type: 'VACANCY', vacancyId: place.vacancyId })
}

export function useApplying(place?: Place) {
  const client = useQueryClient()
  const [state, setState] = useState(() => startAt(place))
  const areaId = state.areaId ?? 0
  const vacancyId = state.vacancyId ?? 0
  const areas = useOperation(listAreas, {}, { isShown: place === undefined })
  const jobs = useOperation(listJobs, jobsOf(areaId), { enabled: areaId !== 0 })
  const questions = useOperation(listJobQuestions, { idVacante: vacancyId }, { enabled: vacancyId !== 0 })
  const eligibility = useOperation(readEligibility, {})
  const form = jobForm(areaId, vacancyId)
  const draft = useDraft<KeptAnswers>(form, ANSWERS_STEP)
  const confirmed = useDraft<KeptAnswers>(form, REQUEST_STEP)
  const lastTry: LastTry = useRef(null)
  const isOnItsWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const job: Job | null = jobs.data?.vacantes.find(({ id }) => id === vacancyId) ?? null
  const kept = draft.kept ?? draft.values ?? confirmed.kept ?? confirmed.values
  const contact = job?.contacto ?? kept?.contact ?? ''
  const keptOf = ({ questions: asked, answers }: Applying): KeptAnswers => ({
    name: job?.Nombre ?? kept?.name ?? '',
    contact,
    questions: asked,
    answers,
  })

  const dispatch = (event: ApplyingEvent): Applying => {
    const next = applying(state, event)
    if (next.answers !== state.answers && event.type !== 'YES') draft.save(keptOf(next))
    if (next !== state) setState(next)
    // Writes before the next question, because the app may be closed at any time.
    if (event.type === 'NEXT') void draft.flush()
    return next
  }
  const begin = () =>
    dispatch({
      type: 'YES',
      isEligible: eligibility.data !== null && isEligible(eligibility.data.data),
      questions: (questions.data?.preguntas ?? []).map(toQuestion),
      answers: kept?.answers ?? {},
    })
  const answer = (text: string): Applying => {
    const next = applying(applying(state, { type: 'TYPE', answer: text }), { type: 'NEXT' })
    draft.save(keptOf(next))
    setState(next)
    void draft.flush()
    return next
  }

  /** @returns null while a request is running, and while an answer is missing */
  const send = async (): Promise<Sending | null> => {
    const datos = answersToSend(state)
    // State changes only at the next render; a second quick tap must not send twice.
    if (isOnItsWay.current || state.step !== 'review' || datos === null) return null
    isOnItsWay.current = true
    setSending(true)
    try {
      await draft.flush()
      const entry = {
        operation: sendApplication,
        input: { idVacante: vacancyId, datos },
        form,
        step: REQUEST_STEP,
        values: keptOf(state),
        typedAt: { form, steps: [ANSWERS_STEP] },
      }
      const sending = await sendRequest(entry, lastTry)
      if (sending.kind === 'failed') void askAnew(sending.failure)
      else dispatch({ type: 'SENT' })
      if (sending.kind === 'registered') void client.invalidateQueries({ queryKey: [listOwnApplications.id] })
      return sending
    } finally {
      isOnItsWay.current = false
      setSending(false)
    }
  }
  /** Refetches the seniority, the questions and the vacancy after a rejection, because they may be stale. */
  const askAnew = async ({ kind }: Failure) => {
    if (kind !== 'rejected') return
    void client.invalidateQueries({ queryKey: [listOwnApplications.id] })
    await Promise.all([jobs, questions, eligibility].map(({ refresh }) => refresh()))
    const key = [listJobQuestions.id, { idVacante: vacancyId }]
    const asked = client.getQueryData<Kept<ResponseOf<typeof listJobQuestions>>>(key)?.value
    if (asked) setState((now) => askedAnew(now, asked.preguntas.map(toQuestion)))
  }

  return {
    state,
    dispatch,
    begin,
    answer,
    send,
    isSending,
    areas,
    jobs,
    questions,
    eligibility,
    conditions: eligibility.data && conditionsOf(eligibility.data.data),
    isEligible: eligibility.data !== null && isEligible(eligibility.data.data),
    job,
    contact,
    kept,
    isReady: draft.isReady && confirmed.isReady,
    where: whereOf(draft.state, confirmed.state),
    /** The server's reason for a rejection, '' without a text; null without a rejection. */
    refused: confirmed.state === 'rejected' ? (confirmed.message ?? '') : null,
    canKeep: draft.canKeep,
    flush: draft.flush,
  }
}
export type ApplyingFlow = ReturnType<typeof useApplying>

function askedAnew(state: Applying, questions: readonly JobQuestion[]): Applying {
  const isSame = JSON.stringify(state.questions) === JSON.stringify(questions)
  return isSame ? state : applying(state, { type: 'QUESTIONS', questions })
}

function whereOf(typed: string, sent: string): ApplyingState {
  if (sent === 'queued' || sent === 'rejected') return sent
  // An application withdrawn from the outbox is a draft again.
  return typed === 'none' && sent !== 'draft' ? 'none' : 'draft'
}
