import { currentSession } from '#core/session/session-state.ts'
import { loadSession } from '#hooks/session/load-session.ts'

/**
 * The privacy curtain: whenever nobody can be looking (hidden, frozen, left) the page is covered, and stays so until
 * the session was found to be the same as before (offline.md, "Session authority"). Drawn by kiosk.css.
 */
const page = document.documentElement
let isClosed = false

export function drawCurtain(): void {
  page.dataset.curtain = ''
}

/** The person leaves: nothing lifts it any more. */
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

/** Called once on a kiosk. */
export function watchCurtain(): void {
  const look = () => {
    if (document.visibilityState === 'hidden') cover()
    else void reveal()
  }
  document.addEventListener('visibilitychange', look)
  document.addEventListener('freeze', cover)
  document.addEventListener('resume', look)
  window.addEventListener('pagehide', cover)
  window.addEventListener('pageshow', look)
}
