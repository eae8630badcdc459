import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { giveUpPolls, setDuePolls } from '#models/polls/due.ts'
import { QuietPart } from '#ui/feedback/part-place.tsx'
import { AskedPart } from './asked-part.tsx'
import { canGoBack } from '../page/page-turn.ts'
import { routeOf } from '../routes/guard.ts'
import { routes } from '../routes/routes.ts'
import { loadPolls } from './load-polls.ts'
import { SelfOpened } from './self-opened.tsx'
import type { Taken } from './use-turn.ts'
import { useScreensAhead } from './use-screens-ahead.ts'

/** Maximum time that other dialogs wait for the polls. */
const POLLS_LATE_MS = 6000

/** Loads polls and the privacy notice, after the requests of Inicio. */
function Polls() {
  useEffect(() => {
    const timer = setTimeout(giveUpPolls, POLLS_LATE_MS)
    // Offline, the polls are loaded later; nothing waits for them.
    loadPolls().catch(giveUpPolls)
    return () => {
      clearTimeout(timer)
      setDuePolls(null)
    }
  }, [])
  return <QuietPart load={loadPolls}>{({ PollWatch }) => <PollWatch />}</QuietPart>
}

/** Dialogs over Inicio, one at a time: that of the address, otherwise the automatic ones, once per visit. */
export function HomeDialogs() {
  return (
    <>
      <Polls />
      <Opened />
    </>
  )
}

function Opened() {
  const [path] = useLocation()
  const [taken, take] = useState<Taken | null>(null)
  useScreensAhead()
  const dialog = routeOf(path, routes)?.dialog
  if (dialog) {
    return (
      // The key stays while only the dialog on top changes: '/Aclaraciones', then '/Aclaraciones/nueva'.
      <AskedPart key={path.split('/')[1]?.toLowerCase()} load={dialog} onClose={leave}>
        {({ OverHome }) => <OverHome path={path} onClose={leave} />}
      </AskedPart>
    )
  }
  return path === paths.home ? <SelfOpened taken={taken} take={take} /> : null
}

/**
 * Closes a dialog with an address: goes back, or from the first page of a visit to Inicio, never out of the
 * app.
 */
function leave(): void {
  if (canGoBack()) window.history.back()
  else navigate(paths.home, { replace: true })
}
