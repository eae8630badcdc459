import { Suspense, useEffect } from 'react'
import { dismissSnack, useSnacks } from '#hooks/operations/snack.ts'
import { setLeavingQuestion } from '#hooks/session/use-sign-out.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { loadDialogs } from '#ui/dialogs/dialog.tsx'
import { SnackPlace } from '#ui/feedback/snack-bar.tsx'
import { AlertDialog } from './session/alert-dialog.tsx'
import { startDelivery } from './session/delivery.ts'
import { askToLeave } from './session/leave-questions.ts'
import { KioskUpdate } from './kiosk/kiosk-update.tsx'
import { watchSessionWorker } from './session/session-worker.ts'
import { copyPlainMinus } from './page/copied-minus.ts'
import { texts } from './page/texts.es.ts'
import { UpdatePrompt } from './page/update-prompt.tsx'
import { startWorker } from './page/worker.ts'

/** What may appear over any page: snack bars, alerts, the prompt for a new version. */
export function Outlets() {
  const isKiosk = useIsKiosk()
  useEffect(() => {
    // Without a worker the portal works on, with a network; the next start tries again.
    void startWorker().catch(() => undefined)
    startDelivery()
    watchSessionWorker()
    copyPlainMinus()
    // Only ahead: who opens one asks again.
    void loadDialogs().catch(() => undefined)
    setLeavingQuestion(askToLeave)
  }, [])
  return (
    <Suspense fallback={null}>
      <Snacks />
      <AlertDialog />
      {isKiosk ? <KioskUpdate /> : <UpdatePrompt />}
    </Suspense>
  )
}

function Snacks() {
  const words = useTexts(texts)
  const [snack = null] = useSnacks()
  // The default text of the error snack bar is 'Error' (spec 001 §8).
  const shown = snack && { ...snack, text: snack.text || words.error }
  return <SnackPlace snack={shown} onClose={dismissSnack} closeLabel={words.close} />
}
