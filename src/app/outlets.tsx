import { Suspense, useEffect } from 'react'
import { sharesHealth } from '#hooks/device/share-health.ts'
import { dismissSnack, keepSnack, useSnacks } from '#hooks/operations/snack.ts'
import { setLeavingQuestion } from '#hooks/session/use-sign-out.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { loadDialogs } from '#ui/dialogs/dialog.tsx'
import { SnackPlace } from '#ui/feedback/snack-bar.tsx'
import { AlertDialog } from './session/alert-dialog.tsx'
import { startDelivery } from './session/delivery.ts'
import { runWhenAllowed } from './page/run-when-allowed.ts'
import { askToLeave } from './session/leave-questions.ts'
import { KioskUpdate } from './kiosk/kiosk-update.tsx'
import { watchSessionWorker } from './session/session-worker.ts'
import { copyPlainMinus } from './page/copied-minus.ts'
import { keepFieldInView } from './shell/field-in-view.ts'
import { texts } from './page/texts.es.ts'
import { UpdatePrompt } from './page/update-prompt.tsx'
import { startWorker } from './page/worker.ts'

const loadHealth = lazyPart(() => import('./health/watch-page.ts'))
const loadSupport = lazyPart(() => import('#pieces/support/support-code.tsx'))
/** Delay before the health code is fetched; the start comes first. */
const HEALTH_AFTER_MS = 4000

function watchHealth(): void {
  if (sharesHealth() && navigator.onLine)
    void loadHealth().then(
      ({ watchPage }) => watchPage(),
      // This page is not measured; the next page retries.
      () => undefined,
    )
}

function prefetchLateCode(): void {
  void loadSupport().then(
    ({ startSupport }) => startSupport(keepSnack),
    // Without this code, errors show no support code.
    () => undefined,
  )
  setTimeout(watchHealth, HEALTH_AFTER_MS)
  // A failed prefetch is ignored, because opening a dialog loads the code again.
  void loadDialogs().catch(() => undefined)
}

export function Outlets() {
  const isKiosk = useIsKiosk()
  useEffect(() => {
    // Without a service worker the portal only works online. The next start retries.
    void startWorker().catch(() => undefined)
    startDelivery()
    watchSessionWorker()
    copyPlainMinus()
    keepFieldInView()
    setLeavingQuestion(askToLeave)
    return runWhenAllowed(prefetchLateCode)
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
