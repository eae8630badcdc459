import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listSurveys } from '#contract/evaluations.ts'
import { type OwnSurvey, readQuestionnaire } from '#contract/questionnaire.ts'
import { sendSurvey } from '#contract/survey-answers.ts'
import { listStaff, readLife } from '#contract/temporary-staff.ts'
import { workName } from '#core/store/open-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { ANSWERS_STEP, REQUEST_STEP, SURVEY_FORM } from '#domain/request-forms.ts'
import type { Points } from '#domain/temporary/score.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { type DraftHandle, needNotKeep, useDraft } from '#hooks/work/use-draft.ts'
import { type LastTry, type Sending, sendRequest } from '../requests/send-request.ts'
import {
  afterSending,
  type CommentName,
  commentOf,
  give,
  isShared,
  mergeTyped,
  nothingTyped,
  pointsOf,
  questionsOf,
  readTyped,
  type Typed,
  type Unsent,
  unsentOf,
  write,
} from './answers.ts'
import { bringAnswers } from './bring.ts'

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
  const client = useQueryClient()
  const answer = useOperation(readQuestionnaire, { idEncuesta, idTipo })
  const draft = useDraft<unknown>(form, ANSWERS_STEP)
  const confirmed = useDraft<unknown>(form, REQUEST_STEP)
  const [here, setTyped] = useState<Typed | null>(null)
  const isReady = draft.isReady && confirmed.isReady && answer.data !== null
  if (here === null && isReady) setTyped(startOf(confirmed, draft))
  // Another tab, or what brings answers ahead, may have written since.
  const typed = here && draft.kept !== null ? mergeTyped(here, readTyped(draft.kept, draft.at ?? 0)) : here
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
    // Whoever sends all of it sends no single answers any more.
    typed: isSending || isSent ? null : typed,
    flush: draft.flush,
    onSent: (sent) => {
      setTyped((now) => now && afterSending(now, sent, serverNow()))
      // On a device without room nothing is lost either, once the server has it.
      if (typed && isShared(afterSending(typed, sent, serverNow()))) needNotKeep(form, ANSWERS_STEP)
    },
    refresh: answer.refresh,
  })
  const categories = answer.data?.categorias ?? []
  const points = pointsOf(categories, typed ?? nothingTyped)
  const comments = {
    fortaleza: commentOf('fortaleza', answer.data, typed ?? nothingTyped),
    oportunidad: commentOf('oportunidad', answer.data, typed ?? nothingTyped),
  }

  /** @returns null while it is being sent already */
  const send = async (): Promise<Sending | null> => {
    // Two quick taps come before the next picture.
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
      // A leader who answered counts their own answer in the list that they come from.
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
    answer,
    isReady: isReady && typed !== null,
    categories,
    questions: questionsOf(categories),
    points,
    comments,
    state: stateOf(typed, draft.state, confirmed.state),
    canKeep: draft.canKeep,
    /** Why the server takes no answers any more, in its own words; null while it does. */
    closed: closed ?? (answer.failure?.kind === 'rejected' ? answer.failure.message : null),
    /** Why it did not take all of them when they were sent. */
    refused: confirmed.state === 'rejected' ? (confirmed.message ?? '') : null,
    isSending,
    give: (id: number, medal: Points) => {
      save(give(answer.data, typed ?? nothingTyped, id, medal, serverNow()))
      // Before the next tap: a kill loses nothing.
      void draft.flush()
    },
    write: (name: CommentName, text: string) =>
      save(write(answer.data, typed ?? nothingTyped, name, text, serverNow())),
    flush: draft.flush,
    send,
  }
}
export type Questionnaire = ReturnType<typeof useQuestionnaire>

/** What was tapped and written here, sent in vain or not. */
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
  /** null: nothing is brought now. */
  typed: Typed | null
  flush: () => Promise<void>
  onSent: (sent: Unsent) => void
  refresh: () => Promise<void>
}

/** Brings what was tapped to the server: after a rest, as soon as there is a network again, and when it is left. */
function useSync(given: Syncing): { closed: string | null } {
  const { idEncuesta, typed } = given
  const [closed, setClosed] = useState<string | null>(null)
  const [isOff, setOff] = useState(false)
  const [tries, setTries] = useState(0)
  const latest = useRef({ ...given, isOff })
  useEffect(() => {
    latest.current = { ...given, isOff }
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
      const brought = current.typed && (await bringAnswers(idEncuesta, current.typed))
      if (!brought) return
      if ('sent' in brought) {
        latest.current.onSent(brought.sent)
        // The device's copy of the questionnaire gets the comments, too.
        if (hasComments(brought.sent)) void latest.current.refresh()
        return
      }
      const { failure } = brought
      if (failure.kind !== 'rejected') {
        // Without a network, or signed out, they wait on this device.
        timer = setTimeout(() => setTries((count) => count + 1), AGAIN_MS)
        return
      }
      setOff(true)
      if (failure.code === 'EXISTE') setClosed(failure.message)
      // Whether it is over, or this host only keeps no single answers, the questionnaire itself says.
      else void latest.current.refresh()
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [unsentKey, idEncuesta, tries, isOff])
  useEffect(() => {
    const author = workName()
    // Not what is left by signing out: then nobody is here, or somebody else.
    const isHere = () => author !== null && workName() === author
    return () => {
      const { typed: left, isOff: isLeftAlone, flush } = latest.current
      if (left === null || isLeftAlone || !isHere()) return
      // What is noted as sent is in its place by then.
      void flush().then(() => (isHere() ? bringAnswers(idEncuesta, left) : null))
    }
  }, [idEncuesta])
  return { closed }
}

function hasComments({ fortaleza, oportunidad }: Unsent): boolean {
  return fortaleza !== undefined || oportunidad !== undefined
}
