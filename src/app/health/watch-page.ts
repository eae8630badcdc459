import { type PageFailure, type PageVisit, reportHealth } from '#contract/portal-health.ts'
import { call } from '#core/transport/rpc.ts'
import { currentToken } from '#core/transport/session-signals.ts'
import { sharesHealth } from '#hooks/device/share-health.ts'
import { hasErrors, noteRequest, putBackErrors, takeErrors, watchErrors } from './errors.ts'
import { noteRefused, onNextSession, pageSession } from './page-session.ts'
import { versionHere } from './place.ts'
import { forgetTrail, watchTrail } from './trail.ts'
import { putBackVisits, takeVisits, watchVisits } from './visits.ts'

/**
 * How the portal is doing (EXT-07, GRAL-38): measured by each page, told in one small report at a quiet moment after another
 * call has come through, or as the page is left. What can't be told waits in this page's memory and goes with it.
 */

/** Between two reports; an error goes earlier. */
const EVERY_MS = 60_000
const SOON_MS = 5000
/** After the call that has come through. */
const QUIET_MS = 2000
/** Unsent reports are dropped when none has succeeded for this long. */
const OLD_MS = 24 * 60 * 60_000

/** When a report was last begun, and when one last came through. */
let lastAt = 0
let toldAt = 0
let isWaiting = false
let isOn = false
/** Token of the reported session, kept for its last report just after sign-out; invalid by then. */
let ownToken: string | null = null

function noteToken(): void {
  ownToken = currentToken() ?? ownToken
}

/** Called once, after the first picture, where the device tells at all. */
export function watchPage(): void {
  if (isOn || pageSession().isRefused) return
  isOn = true
  lastAt = Date.now()
  toldAt = lastAt
  watchTrail()
  watchVisits()
  watchErrors()
  watchAnswers()
  noteToken()
  onNextSession(() => {
    void tell()
    ownToken = null
    forgetTrail()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && isDue()) void tell()
  })
  window.addEventListener('pagehide', () => void tell())
}

/** Answers of the services, by what the browser notes of each: nothing stands in their way. */
function watchAnswers(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (entry.initiatorType !== 'fetch' || !/\/api\/|\.php/.test(entry.name)) continue
      if (entry.name.endsWith(reportHealth.path)) continue
      noteToken()
      noteRequest(entry.serverTiming?.find(({ name }) => name === 'id')?.description ?? '')
      if ((entry.responseStatus ?? 200) < 400) tellSoon()
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}

function isDue(): boolean {
  return Date.now() - lastAt >= (hasErrors() ? SOON_MS : EVERY_MS)
}

function tellSoon(): void {
  if (isWaiting || !isDue()) return
  isWaiting = true
  setTimeout(() => {
    isWaiting = false
    void tell()
  }, QUIET_MS)
}

async function tell(): Promise<void> {
  const { id, isRefused } = pageSession()
  const [visitas, errores] = [takeVisits(), takeErrors()]
  // Asked each time: a no counts from the moment it is said.
  if (!sharesHealth() || isRefused) return
  if (!navigator.onLine) return putBack(visitas, errores)
  lastAt = Date.now()
  const report = { sesion: id, version: versionHere(), visitas, errores }
  noteToken()
  const answer = await call(reportHealth, report, {
    keepalive: true,
    ...(ownToken !== null && { token: ownToken }),
  })
  if (answer.ok) {
    toldAt = Date.now()
    return
  }
  const { kind } = answer.failure
  if (kind === 'offline' || kind === 'unavailable') {
    // Told as a session ended it may have arrived, and is not for whoever comes next to tell again.
    if (pageSession().id === id) putBack(visitas, errores)
  }
  // An older host, or one that has had enough: not again in this session.
  else noteRefused()
}

function putBack(visits: readonly PageVisit[], errors: readonly PageFailure[]): void {
  if (Date.now() - toldAt > OLD_MS) {
    // Dropped; what comes from here on is new.
    toldAt = Date.now()
    return
  }
  putBackVisits(visits)
  putBackErrors(errors)
}
