import { improvementPaths } from '#hooks/navigation/improvement-paths.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { IdeaForm } from './idea-form.tsx'
import { texts } from './texts.es.ts'

/** ROUTE-35: what could be better, where, and what for; with a photo where it helps, with a network or without. */
export function RegisterScreen() {
  return (
    <IdeaForm
      correction={null}
      onDone={(how) => {
        tellDone(how)
        navigate(improvementPaths.followUp, { replace: true })
      }}
    />
  )
}

/** Registered, or on this device: never the one for the other. */
export function tellDone(how: 'registered' | 'waiting'): void {
  const { own, form } = wordsOf(texts)
  if (how === 'registered') showSnack({ text: own.delivered, tone: 'success' })
  else showSnack({ text: form.queued, tone: 'info' })
}
