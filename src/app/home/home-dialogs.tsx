import { useLocation } from 'wouter'
import { loadNoticesDialog } from '#features/notices/routes.tsx'
import { loadReminders, type ReminderKind } from '#features/reminders/routes.tsx'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useBackCloses } from '#hooks/navigation/use-back-closes.ts'
import { useNotices } from '#models/notices/use-notices.ts'
import { HomePapers } from './home-papers.tsx'
import { QuietPart } from '#ui/feedback/part-place.tsx'
import { AskedPart } from './asked-part.tsx'
import { routeOf } from '../routes/guard.ts'
import { routes } from '../routes/routes.ts'
import { HomeBlock } from './home-block.tsx'
import { canGoBack } from '../page/page-turn.ts'
import { useDueReminders } from './use-due-reminders.ts'
import { useScreensAhead } from './use-screens-ahead.ts'

/**
 * Everything that opens over Inicio, one at a time: what is new (SHELL-33); what the address names; then, by
 * themselves, express certifications, PTU days, the satisfaction survey, clarifications that want a rating, and what
 * there is to say about documents.
 */
export function HomeDialogs() {
  const [path] = useLocation()
  const { unseen, isKnown } = useNotices()
  useScreensAhead()
  if (unseen.length > 0)
    return <QuietPart load={loadNoticesDialog}>{({ NoticesDialog }) => <NoticesDialog />}</QuietPart>
  if (!isKnown) return null
  const dialog = routeOf(path, routes)?.dialog
  if (dialog) {
    return (
      // The same while only what is over it changes: '/Aclaraciones', then '/Aclaraciones/nueva'.
      <AskedPart key={path.split('/')[1]?.toLowerCase()} load={dialog} onClose={leave}>
        {({ OverHome }) => <OverHome path={path} onClose={leave} />}
      </AskedPart>
    )
  }
  return path === paths.home ? <ByThemselves /> : null
}

/** Of a dialog with an address: back to where the person was, from a first page to Inicio, never out of the app. */
function leave(): void {
  if (canGoBack()) window.history.back()
  else navigate(paths.home, { replace: true })
}

function ByThemselves() {
  const { kind, close } = useDueReminders()
  if (kind === undefined) return null
  if (kind) return <SelfOpened key={kind} kind={kind} onClose={close} />
  return (
    <HomeBlock>
      <HomePapers />
    </HomeBlock>
  )
}

function SelfOpened(props: { kind: ReminderKind; onClose: () => void }) {
  useBackCloses(props.onClose)
  return <QuietPart load={loadReminders}>{({ ReminderDialog }) => <ReminderDialog {...props} />}</QuietPart>
}
