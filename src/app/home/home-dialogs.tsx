import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { stopWaitingForPolls, setDuePolls } from '#models/polls/due.ts'
import { OptionalPart } from '#ui/feedback/part-loader.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { canGoBack } from '../page/page-history.ts'
import { routeOf } from '../routes/guard.ts'
import { routes } from '../routes/routes.ts'
import { loadPolls } from './load-polls.ts'
import { AutoDialog } from './auto-dialog.tsx'
import type { LastOpened } from './use-auto-dialog.ts'
import { usePrefetchScreens } from './use-screens-ahead.ts'

const POLLS_LATE_MS = 6000

function Polls() {
  useEffect(() => {
    const timer = setTimeout(stopWaitingForPolls, POLLS_LATE_MS)
    // Offline, the other dialogs do not wait for the polls.
    loadPolls().catch(stopWaitingForPolls)
    return () => {
      clearTimeout(timer)
      setDuePolls(null)
    }
  }, [])
  return <OptionalPart load={loadPolls}>{({ PollWatch }) => <PollWatch />}</OptionalPart>
}

/** Dialog over Inicio: the dialog in the address, or else at most one automatic dialog. */
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
  const [lastOpened, setLastOpened] = useState<LastOpened | null>(null)
  usePrefetchScreens()
  const dialog = routeOf(path, routes)?.dialog
  if (dialog) {
    return (
      // The key must stay the same between '/Aclaraciones' and '/Aclaraciones/nueva'.
      <AddressDialog key={path.split('/')[1]?.toLowerCase()} load={dialog} onClose={leave}>
        {({ OverHome }) => <OverHome path={path} onClose={leave} />}
      </AddressDialog>
    )
  }
  return path === paths.home ? <AutoDialog lastOpened={lastOpened} setLastOpened={setLastOpened} /> : null
}

function leave(): void {
  if (canGoBack()) window.history.back()
  else navigate(paths.home, { replace: true })
}
