import { useEffect, useRef, useState } from 'react'
import type { ResponseOf } from '#contract/operation.ts'
import { keepAnswers, type OwnSurvey, readQuestionnaire } from '#contract/questionnaire.ts'
import { sendSurvey } from '#contract/survey-answers.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { ANSWERS_STEP, REQUEST_STEP, SURVEY_FORM } from '#domain/request-forms.ts'
import type { Points } from '#domain/temporary/score.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { type LastTry, type Sending, sendRequest } from '../requests/send-request.ts'
import { afterSending, nothingTyped, pointsOf, questionsOf, type Typed, unsentOf } from './answers.ts'

/** After so long without another tap what was tapped goes to the server. */
const REST_MS = 1200
/** A service that did not answer is asked again. */
const AGAIN_MS = 30_000

/** Where the answers are (product.md, draft states). */
export type AnswersState = 'none' | 'draft' | 'synced' | 'queued' | 'rejected'

/**
 * One questionnaire: its questions from the device or the server, its answers from both, kept on the device with each tap
 * and brought to the server when there is a network, so that another device goes on.
 */
export function useQuestionnaire({ idEncuesta, idEvaluacion, idTipo }: OwnSurvey) {
  const form = `${SURVEY_FORM}${idEncuesta}`
  const answer = useOperation(readQuestionnaire, { idEncuesta, idTipo })
  const draft = useDraft<Typed>(form, ANSWERS_STEP)
  const confirmed = useDraft<Typed>(form, REQUEST_STEP)
  const [here, setTyped] = useState<Typed | null>(null)
  const [hasWritten, setWritten] = useState(false)
  const isReady = draft.isReady && confirmed.isReady && answer.data !== null
  if (here === null && isReady) {
    const { fortaleza = '', oportunidad = '' } = answer.data ?? {}
    setTyped(draft.values ?? confirmed.values ?? { ...nothingTyped, fortaleza, oportunidad })
  }
  const typed = here && !hasWritten ? withServerComments(here, answer.data) : here
  const save = (next: Typed) => {
    setTyped(next)
    draft.save(next)
  }
  const lastTry: LastTry = useRef(null)
  const [isSending, setSending] = useState(false)
  // Whoever sends all of it sends no single answers any more.
  const { refused } = useSync(idEncuesta, isSending ? null : typed, save, answer.refresh)
  const categories = answer.data?.categorias ?? []
  const points = pointsOf(categories, typed ?? nothingTyped)

  /** @returns null while it is being sent already */
  const send = async (): Promise<Sending | null> => {
    if (isSending || typed === null) return null
    setSending(true)
    try {
      await draft.flush()
      return await sendRequest(
        {
          operation: sendSurvey,
          input: {
            idEncuesta,
            idEvaluacion,
            resultados: [...points].map(([id, respuesta]) => ({ id, respuesta })),
            fortaleza: typed.fortaleza.trim(),
            oportunidad: typed.oportunidad.trim(),
          },
          form,
          step: REQUEST_STEP,
          values: typed,
          typedAt: { form, steps: [ANSWERS_STEP] },
        },
        lastTry,
      )
    } finally {
      setSending(false)
    }
  }

  return {
    answer,
    isReady: isReady && typed !== null,
    categories,
    questions: questionsOf(categories),
    points,
    typed: typed ?? nothingTyped,
    state: stateOf(typed, draft.state, confirmed.state),
    canKeep: draft.canKeep,
    /** Why the server takes no answers any more. */
    refused: refused ?? (confirmed.state === 'rejected' ? (confirmed.message ?? '') : null),
    isSending,
    give: (id: number, medal: Points) => {
      const before = typed ?? nothingTyped
      const given = { points: medal, at: serverNow(), isSent: false }
      save({ ...before, answers: { ...before.answers, [id]: given } })
      // Before the next tap: a kill loses nothing.
      void draft.flush()
    },
    write: (field: 'fortaleza' | 'oportunidad', text: string) => {
      setWritten(true)
      save({ ...(typed ?? nothingTyped), [field]: text, areCommentsSent: false })
    },
    flush: draft.flush,
    send,
  }
}
export type Questionnaire = ReturnType<typeof useQuestionnaire>

function stateOf(typed: Typed | null, draft: string, confirmed: string): AnswersState {
  if (confirmed === 'queued' || confirmed === 'rejected') return confirmed
  if (typed === null) return 'none'
  if (unsentOf(typed) === null) return Object.keys(typed.answers).length > 0 ? 'synced' : 'none'
  return draft === 'none' ? 'none' : 'draft'
}

/** Comments that the server had already may have been written on since, on another device. */
function withServerComments(typed: Typed, answer: ResponseOf<typeof readQuestionnaire> | null): Typed {
  if (!typed.areCommentsSent || answer?.fortaleza === undefined) return typed
  return { ...typed, fortaleza: answer.fortaleza, oportunidad: answer.oportunidad ?? '' }
}

/** Brings what was tapped to the server, after a rest and as soon as there is a network again. */
function useSync(
  idEncuesta: number,
  typed: Typed | null,
  save: (next: Typed) => void,
  refresh: () => Promise<void>,
) {
  const [refused, setRefused] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const latest = useRef({ typed, save, refresh })
  useEffect(() => {
    latest.current = { typed, save, refresh }
  })
  useEffect(() => {
    const again = () => setTries((count) => count + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  useEffect(() => {
    const unsent = typed && unsentOf(typed)
    if (!unsent || refused !== null) return
    let timer = setTimeout(async () => {
      const answer = await call(keepAnswers, { idEncuesta, ...unsent })
      const { current } = latest
      if (answer.ok) {
        if (current.typed) current.save(afterSending(current.typed, unsent))
        // The device's copy of the questionnaire gets them, too.
        if (unsent.fortaleza !== undefined) void current.refresh()
        return
      }
      // Without a network, or signed out, they wait on this device; a refusal is the end of this questionnaire.
      if (!latest.current.typed) return
      if (isRefusal(answer.failure)) setRefused(answer.failure.message)
      else timer = setTimeout(() => setTries((count) => count + 1), AGAIN_MS)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed, idEncuesta, tries, refused])
  return { refused }
}

function isRefusal(failure: Failure): failure is Extract<Failure, { kind: 'rejected' }> {
  return failure.kind === 'rejected'
}
