import { useRef, useState } from 'react'
import { previewRetention, type RetentionRule, setRetention } from '#contract/privacy/privacy-desk.ts'
import { call } from '#core/transport/rpc.ts'
import { retentionRulesOf } from '#domain/privacy/retention.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { termsTexts } from './terms-texts.es.ts'
import { texts } from './texts.es.ts'

type Found = RetentionRule['porBloquear']

export function useTerm(rule: RetentionRule, onSaved: () => Promise<void>) {
  const words = useTexts(termsTexts)
  const { failed } = useTexts(texts)
  const [chosen, setChosen] = useState<number | null>(rule.meses)
  const [ofEmployed, setOfEmployed] = useState(rule.activos)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const preview = usePreview(rule)
  const choose = (months: number | null, employed = ofEmployed) => {
    setChosen(months)
    setOfEmployed(employed)
    preview.ask(months, employed)
  }
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    const input = {
      clase: rule.clase,
      meses: chosen,
      antes: rule.meses,
      activos: ofEmployed,
      activosAntes: rule.activos,
      idOperacion: crypto.randomUUID(),
    }
    const answer = await call(setRetention, input)
    setAsking(false)
    if (answer.ok) {
      const { version } = answer.value
      const told = savedText(chosen, rule, words)
      showSnack({
        text: version === undefined ? told : `${told} ${words.newNotice(version)}`,
        tone: 'success',
      })
    } else {
      const why = failureText(answer.failure, failed)
      showSnack({ text: `${words.notSaved}. ${why}`, tone: 'error', ms: 5000 })
    }
    // Refetches also after a lost response, because the term may be saved.
    await onSaved()
    // Stays busy until the saved term is loaded. The server would reject an earlier save.
    setBusy(false)
  }
  const isChanged = chosen !== rule.meses || (chosen !== null && ofEmployed !== rule.activos)
  return {
    chosen,
    ofEmployed,
    choose,
    isChanged,
    would: isChanged ? preview.found : rule.porBloquear,
    /** True when the preview failed. The term can still be saved. */
    isUncounted: isChanged && preview.hasFailed,
    countAgain: () => preview.ask(chosen, ofEmployed),
    isBusy,
    isAsking,
    setAsking,
    save: () => void save(),
  }
}

/** Returns the message after saving. Without a term, data stay, or the portal's own limit removes the data. */
function savedText(
  chosen: number | null,
  { clase }: RetentionRule,
  words: { saved: string; savedNever: string; savedSweep: string },
): string {
  if (chosen !== null) return words.saved
  return retentionRulesOf[clase].most === null ? words.savedNever : words.savedSweep
}

function usePreview({ clase }: RetentionRule) {
  const { failed } = useTexts(texts)
  const [found, setFound] = useState<Found | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const last = useRef(0)
  const ask = async (months: number | null, activos: boolean): Promise<void> => {
    const mine = ++last.current
    setFound(null)
    setFailed(false)
    if (months === null) return
    const answer = await call(previewRetention, { clase, meses: months, activos })
    if (mine !== last.current) return
    if (answer.ok) return setFound(answer.value.data)
    setFailed(true)
    showSnack({ text: failureText(answer.failure, failed), tone: 'error', ms: 5000 })
  }
  return { found, hasFailed, ask: (months: number | null, activos: boolean) => void ask(months, activos) }
}
