import { improvementPaths } from '#hooks/navigation/inner-paths.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { IdeaForm } from './idea-form.tsx'
import { texts } from './texts.es.ts'

/** Registers a new idea, also offline (ROUTE-35). */
export function RegisterScreen() {
  return (
    <IdeaForm
      correction={null}
      onDone={(how) => {
        showDone(how)
        navigate(improvementPaths.followUp, { replace: true })
      }}
    />
  )
}

export function showDone(how: 'registered' | 'waiting'): void {
  const { own, form } = wordsOf(texts)
  if (how === 'registered') showSnack({ text: own.delivered, tone: 'success' })
  else showSnack({ text: form.queued, tone: 'info' })
}
