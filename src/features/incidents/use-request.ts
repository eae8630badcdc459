import { useState } from 'react'
import { type IncidentRow, requestIncident } from '#contract/incidents.ts'
import { call } from '#core/transport/rpc.ts'
import { weekRuleText } from '#domain/incident-texts.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { noValues, type Problem, problemOf, type RequestValues } from './request-problems.ts'
import { texts } from './texts.es.ts'
import type { es } from './texts.es.ts'

export interface Trouble {
  text: string
  field: keyof RequestValues | null
  /** A new number for each failed try. */
  attempt: number
}

/** What was typed and not sent, in memory: closing the dialog by accident loses nothing. */
let unsent: { folio: string; values: RequestValues } | null = null

/** The form's values and its one way to the server. */
export function useRequest(known: readonly IncidentRow[], onSent: () => void) {
  const words = useTexts(texts)
  const { user } = useProfile()
  const [values, setValues] = useState(unsent?.folio === user.Folio ? unsent.values : noValues)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isSending, setSending] = useState(false)
  const change = (part: Partial<RequestValues>) => {
    const next = { ...values, ...part }
    unsent = { folio: user.Folio, values: next }
    setValues(next)
  }
  const refuse = (text: string, field: Trouble['field']) => {
    // The same words in the snack bar and in the summary (product.md, errors).
    showSnack({ text, tone: 'error' })
    setTrouble((before) => ({ text, field, attempt: (before?.attempt ?? 0) + 1 }))
  }
  const send = async () => {
    if (isSending) return
    const problem = problemOf(values, known)
    if (problem) return refuse(problemText(problem, words), fieldOf[problem])
    setSending(true)
    const answer = await call(requestIncident, {
      tipo: values.kind,
      fechaInIncidencia: values.from,
      fechaFiIncidencia: values.to,
    })
    setSending(false)
    if (!answer.ok) return refuse(failureText(answer.failure, words.form.failures), null)
    unsent = null
    showSnack({ text: words.form.sent, tone: 'success' })
    onSent()
  }
  return { values, change, trouble, isSending, send }
}

const fieldOf: Record<Problem, Trouble['field']> = {
  kind: 'kind',
  from: 'from',
  to: 'to',
  endsBefore: 'to',
  sameDay: 'to',
  weekRule: null,
}

function problemText(problem: Problem, words: Translation<typeof es>): string {
  if (problem === 'weekRule') return weekRuleText
  return words.form.problems[problem === 'to' ? 'from' : problem]
}
