import { useEffect, useRef } from 'react'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { type StepState, useDraftStates } from '#models/data-form/use-draft-states.ts'
import { wordsOf } from '#i18n/texts.ts'
import { FORM } from './step-props.ts'
import { stepPath } from './step-path.ts'
import { stepOfText } from './steps.ts'
import { texts } from '../texts.es.ts'

/**
 * Reports sent steps: 'Datos guardados correctamente' after the server's OK, 'Algo salió mal' after a refusal. A
 * refused step opens for correction (FORM-18, FORM-19).
 * @param open the step on screen, or null
 */
export function useDeliveryNews(open: StepNumber | null, onSaved?: () => void): void {
  const states = useDraftStates(FORM)
  const before = useRef<ReadonlyMap<string, StepState> | null>(null)
  const saved = useRef(onSaved)
  useEffect(() => {
    saved.current = onSaved
  })
  useEffect(() => {
    const known = before.current
    before.current = states
    if (!known || !states) return
    const words = wordsOf(texts)
    let isSaved = false
    for (const [name, { state }] of states) {
      const former = known.get(name)?.state
      if (former === state) continue
      if (state === 'synced' && former !== 'conflict') isSaved = true
      if (state === 'conflict') showSnack({ text: words.changed, tone: 'error' })
      const step = state === 'rejected' ? stepOfText(name) : null
      if (step === null) continue
      showSnack({ text: words.notSaved, tone: 'error', ms: FORM_SNACK_MS })
      if (step !== open) navigate(stepPath(step))
    }
    if (!isSaved) return
    showSnack({ text: words.saved, tone: 'success', ms: FORM_SNACK_MS })
    saved.current?.()
  }, [states, open])
}
