import { type PageFailure, type PageVisit, reportHealth } from '#contract/portal-health/portal-health.ts'
import { call } from '#core/transport/rpc.ts'
import { currentToken } from '#core/transport/session-signals.ts'
import { sharesHealth } from '#hooks/device/share-health.ts'
import { hasErrors, noteRequest, putBackErrors, takeErrors, watchErrors } from './errors.ts'
import { noteRefused, onNextSession, pageSession } from './page-session.ts'
import { versionHere } from './place.ts'
import { forgetTrail, watchTrail } from './trail.ts'
import { putBackVisits, takeVisits, watchVisits } from './visits.ts'

/**
 * Reports the performance of the portal (EXT-07, GRAL-38). Each page measures itself. It sends a small report
 * at a quiet moment after another successful request, or when the page is closed. Unsent data stay in memory
 * and are lost with the page.
 */

/** Minimum time between two reports, and the shorter one when there are errors. */
const EVERY_MS = 60_000
const SOON_MS = 5000
/** Delay after the successful request. */
const QUIET_MS = 2000
/** Age from which unsent data are dropped, counted from the last successful report. */
const OLD_MS = 24 * 60 * 60_000

/** Times of the last started and the last successful report. */
let lastAt = 0
let toldAt = 0
let isWaiting = false
let isOn = false
/**
 * Token of the reported session. The last report is sent just after sign-out: the server still accepts the
 * token.
 */
let ownToken: string | null = null

function noteToken(): void {
  ownToken = currentToken() ?? ownToken
}

/** Starts measuring. Called once, after the first render, if the device may send reports. */
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

/** Watches the services' responses through the browser's timing entries, which does not delay them. */
function watchAnswers(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (entry.initiatorType !== 'fetch' || !/\/api\/|\.php/.test(entry.name)) continue
      if (entry.name.endsWith(reportHealth.path)) continue
      noteToken()
      noteRequest(entry.serverTiming?.find(({ name }) => name === 'id')?.description ?? '')
      if ((entry.responseStatus ?? 200) < 400) reportSoon()
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}

function isDue(): boolean {
  return Date.now() - lastAt >= (hasErrors() ? SOON_MS : EVERY_MS)
}

function reportSoon(): void {
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
  // Checked each time, so that an opt-out applies at once.
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
    // The report at the end of a session may have arrived; the next session must not repeat it.
    if (pageSession().id === id) putBack(visitas, errores)
  }
  // The server is older or a limit is reached: no more reports in this session.
  else noteRefused()
}

function putBack(visits: readonly PageVisit[], errors: readonly PageFailure[]): void {
  if (Date.now() - toldAt > OLD_MS) {
    // Drops the unsent data; the time limit starts again.
    toldAt = Date.now()
    return
  }
  putBackVisits(visits)
  putBackErrors(errors)
}
