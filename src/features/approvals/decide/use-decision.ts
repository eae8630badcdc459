import { useRef, useState } from 'react'
import { showSnack } from '#hooks/operations/snack.ts'
import { useLateFailure } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Pending } from '#models/approvals/pending.ts'
import { texts } from '../texts.es.ts'
import { type Problem, problemOf } from './problem.ts'
import { type Decision, sendDecision } from './send.ts'

/**
 * Sends one decision at a time. After a lost answer, the decision may be repeated, because the server applies it
 * once.
 */
export function useDecision(item: Pending) {
  const words = useTexts(texts)
  const isSending = useRef(false)
  const isLost = useRef(false)
  const showLate = useLateFailure()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  /** @returns true when the item is decided */
  async function decide(decision: Decision): Promise<boolean> {
    // Two quick taps can arrive before the next render, which would disable the button.
    if (isSending.current) return false
    isSending.current = true
    setBusy(true)
    setProblem(null)
    // Read before the call: the request may reach the server although the network fails later.
    const wasOnline = navigator.onLine
    const sent = await sendDecision(item, decision, words.decision)
    isSending.current = false
    setBusy(false)
    if (sent.ok) {
      const text = isLost.current ? words.decision.once(sent.text) : sent.text
      showSnack({ text: sent.note ?? text, tone: sent.note ? 'error' : 'success' })
      return true
    }
    const told = problemOf(sent, wasOnline, words)
    isLost.current = told.isLost
    setProblem(told)
    // The open question shows the failure of an incident as an alert, unless the server refused the decision
    // (APIN-20). Every other failure shows a snack bar (APVA-20), and any failure after the question was left.
    const line = told.title === words.decision.notSaved ? told.text : told.title
    if (!showLate(line) && (item.kind !== 'incidencia' || told.isRefused))
      showSnack({ text: line, tone: 'error' })
    return false
  }

  return { decide, isBusy, problem, setProblem }
}
