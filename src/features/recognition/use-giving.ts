import { useEffect, useRef, useState } from 'react'
import type { Colleague } from '#contract/recognition.ts'
import {
  colleagueRefusals,
  countRecognitions,
  englishColleagueRefusals,
  readWall,
} from '#contract/recognition.ts'
import { readFigures } from '#contract/recognition-desk.ts'
import { recognise } from '#contract/recognition-give.ts'
import {
  type RecognitionField,
  type RecognitionProblem,
  recognitionProblems,
} from '#domain/recognition/limits.ts'
import { RECOGNITION_FORM, REQUEST_STEP, TYPED_STEP } from '#domain/request-forms.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useToldProblems } from '#hooks/operations/told-problems.ts'
import { useAskAgain } from '#hooks/operations/use-ask-again.ts'
import { type DraftState, useDraft } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type LastTry, sendRequest } from '#models/requests/send-request.ts'
import { texts } from './texts.es.ts'

/** What one more changes. */
const COUNTED = [countRecognitions, readWall, readFigures]

export interface Typed {
  principle: string
  colleague: Colleague | null
  reason: string
}
const nothing: Typed = { principle: '', colleague: null, reason: '' }

export interface Problem {
  field: RecognitionField
  /** refused: by the server, whose words stand over the form. */
  problem: RecognitionProblem | 'refused'
}

/** In either language: which one was in use when the server refused is not kept. */
function isAboutColleague(message: string | null): boolean {
  return (
    message !== null &&
    [colleagueRefusals, englishColleagueRefusals].some((each) =>
      Object.values<string>(each).includes(message),
    )
  )
}

const problemsOf = ({ principle, colleague, reason }: Typed): Problem[] =>
  recognitionProblems({ principle, colleague: colleague?.EMPLID ?? '', reason })

/**
 * One recognition: kept as it is typed, sent through the outbox, and what the server refused comes back with its words. One at
 * a time waits on a device, so that nobody writes a fourth without a network.
 */
export function useGiving() {
  const words = useTexts(texts).give
  const askAgain = useAskAgain(COUNTED)
  const draft = useDraft<Typed>(RECOGNITION_FORM, TYPED_STEP)
  const sent = useDraft<Typed>(RECOGNITION_FORM, REQUEST_STEP)
  const isReady = draft.isReady && sent.isReady
  const [changed, setTyped] = useState<Typed | null>(null)
  const refused = sent.state === 'rejected' ? sent.message || words.failed : null
  // Refused, or taken back where it waited: gone on with here.
  const isBack = sent.state === 'rejected' || sent.state === 'draft'
  const start = draft.values ?? (isBack ? sent.kept : null)
  const typed = changed ?? start ?? nothing
  const [isSending, setSending] = useState(false)
  const isOnItsWay = useRef(false)
  const lastTry: LastTry = useRef(null)
  const { told, tell, note, clear } = useToldProblems<Problem>()
  const [wasRefusedHere, setRefusedHere] = useState(false)
  useEnded(sent.state, (end) => {
    // What was confirmed stands in the form again, whatever it was begun with.
    if (isBack && !isOnItsWay.current) setTyped(sent.kept)
    setRefusedHere(end === 'rejected' && isAboutColleague(sent.message))
    if (end === 'synced' || end === 'rejected') void askAgain()
    // What was sent at once is told by whoever sent it.
    if (end === 'synced' && !isOnItsWay.current) showSnack({ text: words.done, tone: 'success' })
  })

  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    draft.save(next)
    note(Object.keys(part), problemsOf(next))
  }

  const send = async (): Promise<void> => {
    // Two quick taps come before the next picture.
    if (isOnItsWay.current) return
    const found = problemsOf(typed)
    // Whatever is missing, RECO-08; a text that is too long is told at its field.
    if (found.length > 0)
      return tell(found, found.some(({ problem }) => problem === 'needed') ? words.incomplete : null)
    isOnItsWay.current = true
    setSending(true)
    clear()
    try {
      await draft.flush()
      const sending = await sendRequest(
        {
          operation: recognise,
          input: {
            valorado: typed.colleague?.EMPLID ?? '',
            razon: typed.reason.trim(),
            valor: typed.principle,
          },
          form: RECOGNITION_FORM,
          step: REQUEST_STEP,
          values: typed,
          typedAt: { form: RECOGNITION_FORM, steps: [TYPED_STEP] },
        },
        lastTry,
      )
      if (sending.kind === 'failed') {
        const said = (sending.failure.kind === 'rejected' && sending.failure.message) || words.failed
        return tell(isAboutColleague(said) ? [{ field: 'colleague', problem: 'refused' }] : [], said)
      }
      setTyped(nothing)
      if (sending.kind === 'registered') showSnack({ text: words.done, tone: 'success' })
      void askAgain()
    } catch {
      // The device has no room: nothing was kept or sent, and the words stand in the form.
      tell([], words.failed)
    } finally {
      isOnItsWay.current = false
      setSending(false)
    }
  }

  return {
    isReady,
    typed,
    change,
    told,
    /** Why the server did not take it when it was heard. */
    refused,
    /** The same, where another colleague has to be chosen and none was yet. */
    refusedColleague:
      isAboutColleague(refused) && typed.colleague?.EMPLID === sent.kept?.colleague?.EMPLID ? refused : null,
    /** It was heard and refused because of the colleague while the form was looked at. */
    wasRefusedHere,
    isWaiting: sent.state === 'queued',
    waiting: sent.kept,
    isSending,
    canKeep: draft.canKeep,
    flush: () => void draft.flush(),
    send: () => void send(),
  }
}

/** Calls back once what waited here waits no more: given, refused, taken back, or its author has left. */
function useEnded(state: DraftState, tell: (end: DraftState) => void): void {
  const before = useRef(state)
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    const hasWaited = before.current === 'queued'
    before.current = state
    if (hasWaited && state !== 'queued') latest.current(state)
  }, [state])
}
