import { useRef, useState } from 'react'
import {
  type Colleague,
  colleagueRefusals,
  countRecognitions,
  englishColleagueRefusals,
  keyOfColleague,
  readWall,
} from '#contract/recognition/recognition.ts'
import { readFigures } from '#contract/recognition/recognition-desk.ts'
import { recognise } from '#contract/recognition/recognition-give.ts'
import {
  type RecognitionField,
  type RecognitionProblem,
  recognitionProblems,
} from '#domain/recognition/limits.ts'
import { RECOGNITION_FORM, REQUEST_STEP, TYPED_STEP } from '#domain/requests/request-forms.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { useEnded } from '#hooks/work/use-ended.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type LastTry, sendRequest } from '#models/requests/send-request.ts'
import { texts } from './texts.es.ts'

const COUNTED = [countRecognitions, readWall, readFigures]

export interface Typed {
  principle: string
  colleague: Colleague | null
  reason: string
}
const nothing: Typed = { principle: '', colleague: null, reason: '' }

export interface Problem {
  field: RecognitionField
  /** 'refused': the server rejected the value. */
  problem: RecognitionProblem | 'refused'
}

/** Checks both languages, because the language of the rejection is not stored. */
function isAboutColleague(message: string | null): boolean {
  return (
    message !== null &&
    [colleagueRefusals, englishColleagueRefusals].some((each) =>
      Object.values<string>(each).includes(message),
    )
  )
}

const keyOf = (colleague: Colleague | null | undefined) => (colleague ? keyOfColleague(colleague) : '')

const problemsOf = ({ principle, colleague, reason }: Typed): Problem[] =>
  recognitionProblems({ principle, colleague: keyOf(colleague), reason })

/**
 * Stores the draft, sends it through the outbox, and restores a rejected recognition with the server's text. Only one
 * recognition may be queued, because the limit of three a month cannot be checked offline.
 */
export function useGiving() {
  const words = useTexts(texts).give
  const askAgain = useRefetch(COUNTED)
  const draft = useDraft<Typed>(RECOGNITION_FORM, TYPED_STEP)
  const sent = useDraft<Typed>(RECOGNITION_FORM, REQUEST_STEP)
  const isReady = draft.isReady && sent.isReady
  const [changed, setTyped] = useState<Typed | null>(null)
  const refused = sent.state === 'rejected' ? sent.message || words.failed : null
  const isBack = sent.state === 'rejected' || sent.state === 'draft'
  const start = draft.values ?? (isBack ? sent.kept : null)
  const typed = changed ?? start ?? nothing
  const [isSending, setSending] = useState(false)
  const isOnItsWay = useRef(false)
  /**
   * The draft's state may change before or after the sending code continues. Only the first of the two reports
   * success.
   */
  const success = useRef({ isStateSeen: false, isReported: false })
  const lastTry: LastTry = useRef(null)
  const { errors, showErrors, note, clear } = useFormErrors<Problem>()
  const [wasRefusedHere, setRefusedHere] = useState(false)
  useEnded(sent.state, (end) => {
    if (isBack && !isOnItsWay.current) setTyped(sent.kept)
    setRefusedHere(end === 'rejected' && isAboutColleague(sent.message))
    if (end === 'synced' || end === 'rejected') void askAgain()
    if (end !== 'synced') return
    if (isOnItsWay.current) success.current.isStateSeen = true
    else if (success.current.isReported) success.current.isReported = false
    else showSnack({ text: words.done, tone: 'success' })
  })

  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    draft.save(next)
    note(Object.keys(part), problemsOf(next))
  }

  const send = async (): Promise<void> => {
    // Two quick taps can arrive before the next render.
    if (isOnItsWay.current) return
    const found = problemsOf(typed)
    // RECO-08 is for missing fields. A field itself reports a text that is too long.
    if (found.length > 0)
      return showErrors(found, found.some(({ problem }) => problem === 'needed') ? words.incomplete : null)
    isOnItsWay.current = true
    success.current = { isStateSeen: false, isReported: false }
    setSending(true)
    clear()
    try {
      await draft.flush()
      const sending = await sendRequest(
        {
          operation: recognise,
          input: {
            valorado: keyOf(typed.colleague),
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
        return showErrors(isAboutColleague(said) ? [{ field: 'colleague', problem: 'refused' }] : [], said)
      }
      setTyped(nothing)
      if (sending.kind === 'registered') {
        showSnack({ text: words.done, tone: 'success' })
        success.current.isReported = !success.current.isStateSeen
      }
      void askAgain()
    } catch {
      // The device has no space. Nothing was stored or sent.
      showErrors([], words.failed)
    } finally {
      isOnItsWay.current = false
      setSending(false)
    }
  }

  return {
    isReady,
    typed,
    change,
    errors,
    refused,
    refusedColleague:
      isAboutColleague(refused) && keyOf(typed.colleague) === keyOf(sent.kept?.colleague) ? refused : null,
    wasRefusedHere,
    isWaiting: sent.state === 'queued',
    waiting: sent.kept,
    isSending,
    canKeep: draft.canKeep,
    flush: () => void draft.flush(),
    send: () => void send(),
  }
}
