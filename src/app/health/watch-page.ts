import { type PageFailure, type PageVisit, reportHealth } from '#contract/portal-health/portal-health.ts'
import { call } from '#core/transport/rpc.ts'
import { currentToken } from '#core/transport/session-signals.ts'
import { sharesHealth } from '#hooks/device/share-health.ts'
import { hasErrors, noteRequest, putBackErrors, takeErrors, watchErrors } from './errors.ts'
import { markRefused, onNextSession, pageSession } from './page-session.ts'
import { buildVersion } from './place.ts'
import { clearTrail, watchTrail } from './trail.ts'
import { putBackVisits, takeVisits, watchVisits } from './visits.ts'

/**
 * Reports the performance of the page (EXT-07, GRAL-38). Unsent data stay in memory and are lost with the
 * page.
 */

const REPORT_INTERVAL_MS = 60_000
const ERROR_REPORT_INTERVAL_MS = 5000
const SEND_DELAY_MS = 2000
/** Age at which unsent data are dropped, counted from the last successful report. */
const MAX_UNSENT_AGE_MS = 24 * 60 * 60_000

let lastReportAt = 0
let lastSuccessAt = 0
let isScheduled = false
let isStarted = false
/**
 * Token of the reported session. Kept after sign-out for the last report; the server accepts the token of an
 * ended session a few times.
 */
let ownToken: string | null = null

function noteToken(): void {
  ownToken = currentToken() ?? ownToken
}

export function watchPage(): void {
  if (isStarted || pageSession().isRefused) return
  isStarted = true
  lastReportAt = Date.now()
  lastSuccessAt = lastReportAt
  watchTrail()
  watchVisits()
  watchErrors()
  watchResponses()
  noteToken()
  onNextSession(() => {
    void sendReport()
    ownToken = null
    clearTrail()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && isDue()) void sendReport()
  })
  window.addEventListener('pagehide', () => void sendReport())
}

function watchResponses(): void {
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
  return Date.now() - lastReportAt >= (hasErrors() ? ERROR_REPORT_INTERVAL_MS : REPORT_INTERVAL_MS)
}

function reportSoon(): void {
  if (isScheduled || !isDue()) return
  isScheduled = true
  setTimeout(() => {
    isScheduled = false
    void sendReport()
  }, SEND_DELAY_MS)
}

async function sendReport(): Promise<void> {
  const { id, isRefused } = pageSession()
  const [visitas, errores] = [takeVisits(), takeErrors()]
  // Checked before each report, because the person may opt out at any time.
  if (!sharesHealth() || isRefused) return
  if (!navigator.onLine) return putBack(visitas, errores)
  lastReportAt = Date.now()
  const report = { sesion: id, version: buildVersion(), visitas, errores }
  noteToken()
  const answer = await call(reportHealth, report, {
    keepalive: true,
    ...(ownToken !== null && { token: ownToken }),
  })
  if (answer.ok) {
    lastSuccessAt = Date.now()
    return
  }
  const { kind } = answer.failure
  if (kind === 'offline' || kind === 'unavailable') {
    // A report at the end of a session may have arrived. The next session must not repeat the data.
    if (pageSession().id === id) putBack(visitas, errores)
  }
  // The server does not support reports, or a limit is reached. Sends no more reports in this session.
  else markRefused()
}

function putBack(visits: readonly PageVisit[], errors: readonly PageFailure[]): void {
  if (Date.now() - lastSuccessAt > MAX_UNSENT_AGE_MS) {
    lastSuccessAt = Date.now()
    return
  }
  putBackVisits(visits)
  putBackErrors(errors)
}
