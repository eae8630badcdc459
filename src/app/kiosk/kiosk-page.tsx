import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { isWorkRetrievable } from '#core/store/open-store.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { hasTicket } from '#hooks/session/kiosk-key-holder.ts'
import { useAlert } from '#hooks/operations/alert.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { detectCamera } from '#media/capture/use-camera-kind.ts'
import { FinishButton } from '#ui/kiosk/finish-button.tsx'
import { HomeButton } from '#ui/kiosk/home-button.tsx'
import { SharedDeviceProvider } from '#ui/theme/shared-device.ts'
import { useGate } from '../page/gate.ts'
import { watchCurtain } from './kiosk-curtain.ts'
import { createIdleClock, IDLE } from './kiosk-idle.ts'
import { KioskKeyboard } from './kiosk-keyboard.tsx'
import { IdleGuard } from './kiosk-idle-guard.tsx'
import { finishByTap, startOver, startOverAfterSession } from './kiosk-leave.ts'
import { isPristine } from './kiosk-pristine.ts'
import { texts } from './kiosk-texts.es.ts'
import './kiosk.css'

/**
 * Returns whether a reloaded tab may still be signed in. The first render then waits for the session code.
 */
export const mayResume = hasTicket

startOverAfterSession()
watchCurtain()
void detectCamera()

/** Wraps every screen of a kiosk. Adds the keyboard, the idle question, and Terminar in each dialog. */
export function KioskPage({ children }: { children: ReactNode }) {
  const gate = useGate()
  const isOpen = gate.kind === 'session' && gate.state.phase === 'open'
  const shared = useMemo(
    () =>
      isOpen
        ? {
            dialogAside: <HomeAndFinishButtons />,
            alertAside: <AlertFinish />,
            keptNote: <DraftRetentionNote />,
          }
        : { dialogAside: null },
    [isOpen],
  )
  return (
    <SharedDeviceProvider value={shared}>
      {children}
      <KioskKeyboard />
      {isOpen ? <IdleGuard /> : <ResetWhenIdle />}
    </SharedDeviceProvider>
  )
}

export function HomeAndFinishButtons() {
  const words = useTexts(texts)
  const [path] = useLocation()
  return (
    <>
      {path !== paths.home && <HomeButton word={words.home} href={`#${paths.home}`} />}
      <Finish />
    </>
  )
}

export function DraftRetentionNote() {
  const { kept } = useTexts(texts)
  return <span>{isWorkRetrievable() ? kept.aDay : kept.untilLeft}</span>
}

export function Finish() {
  const words = useTexts(texts)
  return <FinishButton word={words.finish} onFinish={() => void finishByTap()} />
}

function AlertFinish() {
  return useAlert()?.ask?.leaves ? null : <Finish />
}

const IDLE_CHECK_MS = 1000

function ResetWhenIdle() {
  useEffect(() => {
    const idle = createIdleClock(() => IDLE.screen)
    const timer = setInterval(() => {
      if (idle.readState().kind !== 'expired') return
      if (isPristine()) idle.stay()
      else startOver()
    }, IDLE_CHECK_MS)
    const stop = new AbortController()
    const options = { capture: true, passive: true, signal: stop.signal }
    for (const touch of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(touch, idle.stay, options)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [])
  return null
}
