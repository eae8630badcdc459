import { currentSession } from '#core/session/session-state.ts'
import { loadSession } from '#hooks/session/load-session.ts'

/**
 * Privacy curtain over a page with an open session, drawn when the page is hidden, frozen or left. The
 * curtain stays until the session is confirmed unchanged (offline.md, "Session authority").
 */

const page = document.documentElement
let isClosed = false

export function drawCurtain(): void {
  page.dataset.curtain = ''
}

export function closeCurtain(): void {
  isClosed = true
  drawCurtain()
}

function cover(): void {
  if (currentSession().phase === 'open') drawCurtain()
}

async function reveal(): Promise<void> {
  if (page.dataset.curtain === undefined || isClosed) return
  const { recheckSession } = await loadSession()
  await recheckSession()
  const isSame = currentSession().phase === 'open'
  if (isSame && !isClosed && document.visibilityState === 'visible') delete page.dataset.curtain
}

export function watchCurtain(): void {
  const update = () => {
    if (document.visibilityState === 'hidden') cover()
    else void reveal()
  }
  document.addEventListener('visibilitychange', update)
  document.addEventListener('freeze', cover)
  document.addEventListener('resume', update)
  window.addEventListener('pagehide', cover)
  window.addEventListener('pageshow', update)
}
