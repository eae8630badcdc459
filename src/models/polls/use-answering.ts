import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readPollState } from '#contract/polls/poll-answers.ts'
import { listPolls } from '#contract/polls/polls.ts'
import { isDelivered, readStatesUnder } from '#core/outbox/drafts.ts'
import { isComplete } from '#domain/polls/complete.ts'
import type { Answers, Poll } from '#domain/polls/poll.ts'
import { ANSWERS_STEP, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { useWork } from '#hooks/work/use-work.ts'
import { type LastTry, type Sending, sendRequest } from '../requests/send-request.ts'
import { entryOf } from './entry-of.ts'
import { isFormer, type KeptAnswers, validAnswers } from './kept.ts'
import { usePollSeen } from './seen-polls.ts'
import { type PollPlace, pollForm } from './places.ts'

/**
 * 'none': there are no answers on this device. 'sent': the server has the answers. Other states:
 * src/core/outbox/states.md.
 */
export type AnsweringState = 'none' | 'draft' | 'queued' | 'rejected' | 'sent'

const NONE: Awaited<ReturnType<typeof readStatesUnder>> = []

/**
 * State of answering a poll. Each tap stores the answers on the device. The outbox sends the answers after
 * the person confirms.
 */
export function useAnswering(place: PollPlace, poll: Poll, folio = '') {
  const client = useQueryClient()
  const form = pollForm(place)
  usePollSeen(form)
  const draft = useDraft<KeptAnswers>(form, ANSWERS_STEP)
  const sent = useDraft<KeptAnswers>(form, REQUEST_STEP)
  const isReady = draft.isReady && sent.isReady
  const [typed, setTyped] = useState<KeptAnswers | null>(null)
  const before = [typed, draft.values, sent.values].find((kept) => kept && !isFormer(kept, folio)) ?? null
  const answers = before !== null && before === typed ? before.answers : validAnswers(poll, before)
  // Drafts and sent answers may belong to different editions: a person may start the current edition while
  // rejected answers of a former edition are still stored.
  const wasDraft = isFormer(draft.kept, folio)
  const wasSent = isFormer(sent.kept, folio) && sent.state === 'rejected'
  const lastTry: LastTry = useRef(null)
  const isOnItsWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [isRegistered, setRegistered] = useState(false)
  const isArrived = useArrived(form)

  const change = (next: Answers) => {
    setTyped({ answers: next, folio })
    draft.save({ answers: next, folio })
    // Writes before the next tap, because the app may be closed at any time.
    void draft.flush()
  }

  /** @returns null while a request is running, and while an answer is missing */
  const send = async (): Promise<Sending | null> => {
    // State changes only at the next render; a second quick tap must not send twice.
    if (isOnItsWay.current || !isComplete(poll, answers)) return null
    isOnItsWay.current = true
    setSending(true)
    try {
      await draft.flush()
      const sending = await sendRequest(
        {
          ...entryOf(place, poll, answers, folio),
          form,
          step: REQUEST_STEP,
          values: { answers, folio } satisfies KeptAnswers,
          typedAt: { form, steps: [ANSWERS_STEP] },
        },
        lastTry,
      )
      if (sending.kind === 'registered') setRegistered(true)
      if (sending.kind !== 'waiting')
        for (const { id } of [listPolls, readPollState]) void client.invalidateQueries({ queryKey: [id] })
      return sending
    } finally {
      isOnItsWay.current = false
      setSending(false)
    }
  }

  return {
    form,
    isReady,
    answers,
    change,
    send,
    isSending,
    state:
      isRegistered || isArrived === true
        ? 'sent'
        : stateOf(
            wasDraft ? 'none' : draft.state,
            isArrived === null ? 'queued' : wasSent ? 'none' : sent.state,
          ),
    /** The server's reason, '' without a text; null without a rejection in the current edition. */
    refused: sent.state === 'rejected' && !wasSent ? (sent.message ?? '') : null,
    /** True when the stored answers belong to a former edition, which has closed. */
    isFormer: wasSent || wasDraft,
    canKeep: draft.canKeep,
    flush: draft.flush,
  }
}
/**
 * Returns whether the answers arrived; null while unknown. The stored row is deleted after a delivery, but
 * also after a withdrawal in another tab. Only a delivery leaves a receipt.
 */
function useArrived(form: string): boolean | null {
  const rows = useWork(readStatesUnder, form, NONE)
  const own = rows?.find((row) => row.form === form && row.step === REQUEST_STEP)
  const state = own?.state ?? 'none'
  const [waited, setWaited] = useState<string | null>(null)
  const [end, setEnd] = useState({ opId: '', isThere: false })
  if (own && state === 'queued' && own.opId !== waited) setWaited(own.opId)
  const isKnown = waited === null || end.opId === waited
  // Only an acknowledged request changes from queued to synced.
  if (state === 'synced' && !isKnown) setEnd({ opId: waited, isThere: true })
  const hasNoRow = state === 'none' && rows !== null && !isKnown
  useEffect(() => {
    if (!hasNoRow || waited === null) return
    let isLeft = false
    const found = (isThere: boolean) => !isLeft && setEnd({ opId: waited, isThere })
    // isDelivered throws when the store was closed, because the person has signed out.
    isDelivered(waited).then(found, () => found(false))
    return () => {
      isLeft = true
    }
  }, [hasNoRow, waited])
  if (hasNoRow || state === 'queued') return null
  return (state === 'none' || state === 'synced') && end.opId === waited && end.isThere
}

export type Answering = ReturnType<typeof useAnswering>

function stateOf(typed: string, sent: string): AnsweringState {
  if (sent === 'queued' || sent === 'rejected') return sent
  return typed === 'none' ? 'none' : 'draft'
}
