import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listSurveys } from '#contract/evaluations/evaluations.ts'
import { type OwnSurvey, readQuestionnaire } from '#contract/evaluations/questionnaire.ts'
import { sendSurvey } from '#contract/evaluations/survey-answers.ts'
import { listStaff, readLife } from '#contract/evaluations/temporary-staff.ts'
import { workName } from '#core/store/open-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { ANSWERS_STEP, REQUEST_STEP, surveyForm } from '#domain/requests/request-forms.ts'
import type { Points } from '#domain/temporary/score.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { type DraftHandle, dropUnkept, useDraft } from '#hooks/work/use-draft.ts'
import { type LastTry, type Sending, sendRequest } from '../requests/send-request.ts'
import {
  afterSending,
  type CommentName,
  commentOf,
  withMedal,
  isShared,
  mergeTyped,
  nothingTyped,
  pointsOf,
  questionsOf,
  readTyped,
  type Typed,
  type Unsent,
  unsentOf,
  withComment,
} from './answers.ts'
import { sendAnswers } from './send-answers.ts'

/** Time in ms without another change before the answers are sent. */
const SEND_DELAY_MS = 1200
/** Time in ms before a retry when the server did not answer. */
const RETRY_MS = 30_000

/**
 * - 'none': there are no answers on this device
 * - 'draft': some answers are unsent
 * - 'synced': the server has all answers
 * The other states are those of the confirmed questionnaire (src/core/outbox/states.md).
 */
export type AnswersState = 'none' | 'draft' | 'synced' | 'queued' | 'rejected'

/**
 * Stores each answer on the device. Sends answers when there is a connection, because the person may continue
 * on another device.
 */
export function useQuestionnaire({ idEncuesta, idEvaluacion, idTipo }: OwnSurvey) {
  const form = surveyForm(idEncuesta)
  const client = useQueryClient()
  const answer = useOperation(readQuestionnaire, { idEncuesta, idTipo })
  const draft = useDraft<unknown>(form, ANSWERS_STEP)
  const confirmed = useDraft<unknown>(form, REQUEST_STEP)
  const [typedHere, setTyped] = useState<Typed | null>(null)
  const isReady = draft.isReady && confirmed.isReady && answer.data !== null
  if (typedHere === null && isReady) setTyped(startOf(confirmed, draft))
  const typed =
    typedHere && draft.kept !== null ? mergeTyped(typedHere, readTyped(draft.kept, draft.at ?? 0)) : typedHere
  const save = (next: Typed) => {
    setTyped(next)
    draft.save(next)
  }
  const lastTry: LastTry = useRef(null)
  const isOnItsWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const { closed } = useSync({
    idEncuesta,
    typed: isSending || isSent ? null : typed,
    flush: draft.flush,
    onSent: (sent) => {
      setTyped((now) => now && afterSending(now, sent, serverNow()))
      // A device without storage drops its copy of answers that the server has.
      if (typed && isShared(afterSending(typed, sent, serverNow()))) dropUnkept(form, ANSWERS_STEP)
    },
    refresh: answer.refresh,
  })
  const categories = answer.data?.categorias ?? []
  const points = pointsOf(categories, typed ?? nothingTyped)
  const comments = {
    fortaleza: commentOf('fortaleza', answer.data, typed ?? nothingTyped),
    oportunidad: commentOf('oportunidad', answer.data, typed ?? nothingTyped),
  }

  /** @returns null while a request is running, and until the answers are loaded */
  const send = async (): Promise<Sending | null> => {
    // State changes only at the next render; a second quick tap must not send twice.
    if (isOnItsWay.current || typed === null) return null
    isOnItsWay.current = true
    setSending(true)
    try {
      await draft.flush()
      const sending = await sendRequest(
        {
          operation: sendSurvey,
          input: {
            idEncuesta,
            idEvaluacion,
            resultados: [...points].map(([id, respuesta]) => ({ id, respuesta })),
            fortaleza: comments.fortaleza.trim(),
            oportunidad: comments.oportunidad.trim(),
          },
          form,
          step: REQUEST_STEP,
          values: typed,
          typedAt: { form, steps: [ANSWERS_STEP] },
        },
        lastTry,
      )
      setSent(sending.kind !== 'failed')
      if (sending.kind === 'registered')
        for (const { id } of [listStaff, readLife, listSurveys])
          void client.invalidateQueries({ queryKey: [id] })
      return sending
    } finally {
      isOnItsWay.current = false
      setSending(false)
    }
  }

  return {
    form,
    answer,
    isReady: isReady && typed !== null,
    categories,
    questions: questionsOf(categories),
    points,
    comments,
    state: stateOf(typed, draft.state, confirmed.state),
    canKeep: draft.canKeep,
    /** Message of the closed questionnaire; null while it is open. */
    closed: closed ?? (answer.failure?.kind === 'rejected' ? answer.failure.message : null),
    /** Reason for the rejection of the whole questionnaire; null without a rejection. */
    refused: confirmed.state === 'rejected' ? (confirmed.message ?? '') : null,
    isSending,
    give: (id: number, medal: Points) => {
      save(withMedal(answer.data, typed ?? nothingTyped, id, medal, serverNow()))
      // Writes before the next tap, because the app may be closed at any time.
      void draft.flush()
    },
    write: (name: CommentName, text: string) =>
      save(withComment(answer.data, typed ?? nothingTyped, name, text, serverNow())),
    flush: draft.flush,
    send,
  }
}
export type Questionnaire = ReturnType<typeof useQuestionnaire>

function startOf(...drafts: Pick<DraftHandle<unknown>, 'values' | 'at'>[]): Typed {
  return drafts.reduce(
    (typed, { values, at }) => (values === null ? typed : mergeTyped(typed, readTyped(values, at ?? 0))),
    nothingTyped,
  )
}

function stateOf(typed: Typed | null, draft: string, confirmed: string): AnswersState {
  if (confirmed === 'queued' || confirmed === 'rejected') return confirmed
  if (typed === null) return 'none'
  if (isShared(typed)) return Object.keys(typed.answers).length > 0 ? 'synced' : 'none'
  return draft === 'none' ? 'none' : 'draft'
}

interface Syncing {
  idEncuesta: number
  /** null while nothing may be sent. */
  typed: Typed | null
  flush: () => Promise<void>
  onSent: (sent: Unsent) => void
  refresh: () => Promise<void>
}

/** Sends after a pause, when the device is online again, and when the screen closes. */
function useSync(options: Syncing): { closed: string | null } {
  const { idEncuesta, typed } = options
  const [closed, setClosed] = useState<string | null>(null)
  const [isOff, setOff] = useState(false)
  const [tries, setTries] = useState(0)
  const latest = useRef({ ...options, isOff })
  useEffect(() => {
    latest.current = { ...options, isOff }
  })
  useEffect(() => {
    const again = () => setTries((count) => count + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  const unsent = typed && unsentOf(typed)
  const unsentKey = unsent === null ? '' : JSON.stringify(unsent)
  useEffect(() => {
    if (unsentKey === '' || isOff) return
    let timer = setTimeout(async () => {
      await latest.current.flush()
      const { current } = latest
      const brought = current.typed && (await sendAnswers(idEncuesta, current.typed))
      if (!brought) return
      if ('sent' in brought) {
        latest.current.onSent(brought.sent)
        if (hasComments(brought.sent)) void latest.current.refresh()
        return
      }
      const { failure } = brought
      if (failure.kind !== 'rejected') {
        timer = setTimeout(() => setTries((count) => count + 1), RETRY_MS)
        return
      }
      setOff(true)
      if (failure.code === 'EXISTE') setClosed(failure.message)
      else void latest.current.refresh()
    }, SEND_DELAY_MS)
    return () => clearTimeout(timer)
  }, [unsentKey, idEncuesta, tries, isOff])
  useEffect(() => {
    const author = workName()
    // After the author's sign-out, their answers must not be sent in the session of another person.
    const isAuthorSignedIn = () => author !== null && workName() === author
    return () => {
      const { typed: left, isOff: isLeftAlone, flush } = latest.current
      if (left === null || isLeftAlone || !isAuthorSignedIn()) return
      // Flushes first, because sendAnswers marks the stored answers as sent.
      void flush().then(() => (isAuthorSignedIn() ? sendAnswers(idEncuesta, left) : null))
    }
  }, [idEncuesta])
  return { closed }
}

function hasComments({ fortaleza, oportunidad }: Unsent): boolean {
  return fortaleza !== undefined || oportunidad !== undefined
}
