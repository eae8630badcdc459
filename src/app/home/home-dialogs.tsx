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

/** Longer than this nothing waits for polls: another dialog may be due. */
const POLLS_LATE_MS = 6000

/** Asks for polls and the privacy notice, after all that Inicio itself asks for. */
function Polls() {
  useEffect(() => {
    const timer = setTimeout(giveUpPolls, POLLS_LATE_MS)
    // Without a network they are asked for later; nothing waits for them.
    loadPolls().catch(giveUpPolls)
    return () => {
      clearTimeout(timer)
      setDuePolls(null)
    }
  }, [])
  return <QuietPart load={loadPolls}>{({ PollWatch }) => <PollWatch />}</QuietPart>
}

/** Dialogs over Inicio, one at a time: the one in the address, else the automatic ones, once a visit. */
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
      // The same while only what is over it changes: '/Aclaraciones', then '/Aclaraciones/nueva'.
      <AskedPart key={path.split('/')[1]?.toLowerCase()} load={dialog} onClose={leave}>
        {({ OverHome }) => <OverHome path={path} onClose={leave} />}
      </AskedPart>
    )
  }
  return path === paths.home ? <SelfOpened taken={taken} take={take} /> : null
}

/** Closes a dialog that has an address: goes back, or to Inicio from a first page, never out of the app. */
function leave(): void {
  if (canGoBack()) window.history.back()
  else navigate(paths.home, { replace: true })
}
