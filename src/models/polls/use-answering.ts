import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readPollState } from '#contract/poll-answers.ts'
import { listPolls } from '#contract/polls.ts'
import { isDelivered, readStatesUnder } from '#core/outbox/drafts.ts'
import { isComplete } from '#domain/polls/complete.ts'
import type { Answers, Poll } from '#domain/polls/poll.ts'
import { ANSWERS_STEP, REQUEST_STEP } from '#domain/request-forms.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { useWork } from '#hooks/work/use-work.ts'
import { type LastTry, type Sending, sendRequest } from '../requests/send-request.ts'
import { entryOf } from './entry-of.ts'
import { isFormer, type KeptAnswers, standing } from './kept.ts'
import { useLookedAt } from './looked-at.ts'
import { type PollPlace, pollForm } from './places.ts'

/** Where the answers are (product.md, draft states); sent: the server has them. */
export type AnsweringState = 'none' | 'draft' | 'queued' | 'rejected' | 'sent'

const NONE: Awaited<ReturnType<typeof readStatesUnder>> = []

/** The answers to one poll: kept on the device with each tap, sent once by the outbox. */
export function useAnswering(place: PollPlace, poll: Poll, folio = '') {
  const client = useQueryClient()
  const form = pollForm(place)
  useLookedAt(form)
  const draft = useDraft<KeptAnswers>(form, ANSWERS_STEP)
  const sent = useDraft<KeptAnswers>(form, REQUEST_STEP)
  const isReady = draft.isReady && sent.isReady
  const [typed, setTyped] = useState<KeptAnswers | null>(null)
  const before = [typed, draft.values, sent.values].find((kept) => kept && !isFormer(kept, folio)) ?? null
  const answers = before !== null && before === typed ? before.answers : standing(poll, before)
  // Of what is typed anew nothing is former, though what was refused still lies beside it.
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
    // Before the next tap: a kill loses nothing.
    void draft.flush()
  }

  /** @returns null while it is being sent already, or while something lacks */
  const send = async (): Promise<Sending | null> => {
    // Two quick taps come before the next picture.
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
      // Whoever was refused may have answered elsewhere.
      if (sending.kind !== 'waiting')
        for (const { id } of [listPolls, readPollState]) void client.invalidateQueries({ queryKey: [id] })
      return sending
    } finally {
      isOnItsWay.current = false
      setSending(false)
    }
  }

  return {
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
    /** Why the server did not take it; '' without words of its own. null: it has not refused. */
    refused: sent.state === 'rejected' && !wasSent ? (sent.message ?? '') : null,
    /** What was answered before was for a poll that has closed, and is none to this one. */
    isFormer: wasSent || wasDraft,
    canKeep: draft.canKeep,
    flush: draft.flush,
  }
}
/**
 * Whether what went from here has arrived. Its place on the device may be empty by then, as it is after it was taken back in
 * another tab: the device's own receipt says which. null: that is being looked up.
 */
function useArrived(form: string): boolean | null {
  const rows = useWork(readStatesUnder, form, NONE)
  const own = rows?.find((row) => row.form === form && row.step === REQUEST_STEP)
  const state = own?.state ?? 'none'
  const [waited, setWaited] = useState<string | null>(null)
  const [end, setEnd] = useState({ opId: '', isThere: false })
  if (own && state === 'queued' && own.opId !== waited) setWaited(own.opId)
  const isKnown = waited === null || end.opId === waited
  // Only what the server has acknowledged comes from waiting to this.
  if (state === 'synced' && !isKnown) setEnd({ opId: waited, isThere: true })
  const isGone = state === 'none' && rows !== null && !isKnown
  useEffect(() => {
    if (!isGone || waited === null) return
    let isLeft = false
    const found = (isThere: boolean) => !isLeft && setEnd({ opId: waited, isThere })
    // A store that was closed meanwhile is its author's, who has left.
    isDelivered(waited).then(found, () => found(false))
    return () => {
      isLeft = true
    }
  }, [isGone, waited])
  // Until then it waits as before.
  if (isGone || state === 'queued') return null
  return (state === 'none' || state === 'synced') && end.opId === waited && end.isThere
}

export type Answering = ReturnType<typeof useAnswering>

function stateOf(typed: string, sent: string): AnsweringState {
  if (sent === 'queued' || sent === 'rejected') return sent
  return typed === 'none' ? 'none' : 'draft'
}
