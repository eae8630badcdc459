import { useLocation } from 'wouter'
import { loadIncidents } from '#features/incidents/routes.tsx'
import { loadNoticesDialog } from '#features/notices/routes.tsx'
import { loadReminders, type ReminderKind, reminderAt } from '#features/reminders/routes.tsx'
import {
  familyOf,
  loadClarifications,
  loadDisputes,
  requestAt,
  type RequestPlace,
} from '#features/requests/routes.tsx'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useBackCloses } from '#hooks/navigation/use-back-closes.ts'
import { useNotices } from '#models/notices/use-notices.ts'
import { HomePapers } from './home-papers.tsx'
import { QuietPart } from '#ui/feedback/part-place.tsx'
import { AskedPart } from './asked-part.tsx'
import { isSamePath } from '../page/match-path.ts'
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
  const named = reminderAt(path)
  if (named) {
    return (
      <AskedPart key={named} load={loadReminders} onClose={leave}>
        {({ ReminderDialog }) => <ReminderDialog kind={named} onClose={leave} />}
      </AskedPart>
    )
  }
  if (isSamePath(path, paths.incidents)) {
    return (
      <AskedPart load={loadIncidents} onClose={leave}>
        {({ IncidentsDialog }) => <IncidentsDialog onClose={leave} />}
      </AskedPart>
    )
  }
  const request = requestAt(path)
  if (request) return <LoadedRequests place={request} onClose={leave} />
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

interface RequestsProps {
  place: RequestPlace
  onClose: () => void
}

function LoadedRequests(props: RequestsProps) {
  const { onClose } = props
  return familyOf(props.place) === 'clarifications' ? (
    <AskedPart load={loadClarifications} onClose={onClose}>
      {({ ClarificationsDialog }) => <ClarificationsDialog {...props} />}
    </AskedPart>
  ) : (
    <AskedPart load={loadDisputes} onClose={onClose}>
      {({ DisputesDialog }) => <DisputesDialog {...props} />}
    </AskedPart>
  )
}
