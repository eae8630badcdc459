import '#ui/theme/styles.ts'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import type { DeviceHint } from '#core/store/head-start.ts'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { useHashPath, useHashSearch } from '#hooks/navigation/navigation.ts'
import { catchInstallEvent } from '#hooks/device/install-event.ts'
import { deviceHint, isPictureDrawn } from './page/early-start.ts'
import { readLastStart } from '#core/store/last-start.ts'
import { preloadSession } from '#hooks/session/load-session.ts'
import { applyAppearance } from './page/appearance.ts'
import { openGate, warmUp } from './page/gate.ts'
import { applyModeQuery } from './page/mode-query.ts'
import { watchHistory } from './page/page-history.ts'
import { firstScreen, preloadVisit, Root, redirectStranger } from './root.tsx'
import { ScreenFailure } from './page/screen-failure.tsx'
import { reloadOnceWhenStale } from './page/stale-build.ts'
import { kioskPart } from '#parts/lazy-part.ts'

async function start(): Promise<void> {
  catchInstallEvent()
  reloadOnceWhenStale()
  watchHistory()
  const last = readLastStart()
  if (last?.hasPicture) await showPictureFirst()
  // After an earlier recorded start, fetches the session code while the device hint is being read.
  const visit = last === null ? null : preloadVisit()
  if (visit) preloadSession()
  const hint = await deviceHint
  noteDeviceMode(hint.mode)
  if (await applyModeQuery(hint.mode)) return
  // On a kiosk, `isActive` is always false, because only the tab stores who is signed in.
  if (hint.mode === 'personal' && !hint.isActive) redirectStranger()
  const pendingVisit = hint.isActive ? (visit ?? preloadVisit()) : null
  const [Wrapper] = await Promise.all([chooseWrapper(hint), firstScreen()])
  await waitForVisit(pendingVisit)
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <Router hook={useHashPath} searchHook={useHashSearch} hrefs={(path) => `#${path}`}>
      <Wrapper>
        <Root />
      </Wrapper>
    </Router>,
  )
}

/**
 * Maximum time that the splash waits for the first screen. The limit is longer when the last picture is
 * shown.
 */
const MAX_WAIT_MS = 200
const MAX_WAIT_WITH_PICTURE_MS = 2000
const MAX_PICTURE_WAIT_MS = 400

const falseAfter = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms))

/** Shows the stored picture before the code loads, because both compete for the processor. */
async function showPictureFirst(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await Promise.race([isPictureDrawn.then((isDrawn) => isDrawn && frame()), falseAfter(MAX_PICTURE_WAIT_MS)])
}

/**
 * Waits briefly for the code of the first screen. On a slow phone, a second render takes longer than this
 * wait.
 */
async function waitForVisit(visit: Promise<void> | null): Promise<void> {
  if (!visit) return
  const isLoaded = await Promise.race([visit.then(() => true), falseAfter(MAX_WAIT_MS)])
  if (!isLoaded && (await Promise.race([isPictureDrawn, falseAfter(0)])))
    await Promise.race([visit, falseAfter(MAX_WAIT_WITH_PICTURE_MS)])
}

const loadKioskPage = kioskPart(() => import('./kiosk/kiosk-page.tsx'))

/**
 * Finds out who is signed in, and returns the component around every screen. The splash of index.html stays
 * until the first render. The sign-in screen of a kiosk does not wait for the session code.
 */
async function chooseWrapper(hint: DeviceHint): Promise<ComponentType<{ children: ReactNode }>> {
  if (hint.mode === 'personal') {
    await Promise.all([applyAppearance(), openGate(hint.isActive)])
    return Fragment
  }
  const { KioskPage, mayResume } = await loadKioskPage()
  await Promise.all([applyAppearance(), openGate(mayResume())])
  warmUp()
  return KioskPage
}

function showFailure(): void {
  const root = document.querySelector('#root')
  if (!root) return
  createRoot(root).render(
    <ScreenFailure what="notStarted" level={1} onRetry={() => window.location.reload()} />,
  )
}

void start().catch(showFailure)
