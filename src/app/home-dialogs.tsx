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
import { navigate } from '#hooks/navigation.ts'
import { paths } from '#hooks/paths.ts'
import { useBackCloses } from '#hooks/use-back-closes.ts'
import { useNotices } from '#hooks/use-notices.ts'
import { HomePapers } from './home-papers.tsx'
import { useChunk } from './load-chunk.ts'
import { isSamePath } from './match-path.ts'
import { HomeBlock } from './home-block.tsx'
import { canGoBack } from './page-turn.ts'
import { useDueReminders } from './use-due-reminders.ts'
import { useTeamAhead } from './use-team-ahead.ts'

/**
 * Everything that opens over Inicio, one at a time: what is new (SHELL-33); what the address names; then, by
 * themselves, express certifications, PTU days, the satisfaction survey, clarifications that want a rating, and what
 * there is to say about documents.
 */
export function HomeDialogs() {
  const [path] = useLocation()
  const { unseen, isKnown } = useNotices()
  useTeamAhead()
  if (unseen.length > 0) return <LoadedNotices />
  if (!isKnown) return null
  const named = reminderAt(path)
  if (named) return <LoadedReminder key={named} kind={named} onClose={leave} />
  if (isSamePath(path, paths.incidents)) return <LoadedIncidents onClose={leave} />
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
  return <LoadedReminder {...props} />
}

function LoadedReminder(props: { kind: ReminderKind; onClose: () => void }) {
  const chunk = useChunk(loadReminders)
  if (chunk.kind !== 'ready') return null
  const { ReminderDialog } = chunk.value
  return <ReminderDialog {...props} />
}

function LoadedIncidents(props: { onClose: () => void }) {
  const chunk = useChunk(loadIncidents)
  if (chunk.kind !== 'ready') return null
  const { IncidentsDialog } = chunk.value
  return <IncidentsDialog {...props} />
}

interface RequestsProps {
  place: RequestPlace
  onClose: () => void
}

function LoadedRequests(props: RequestsProps) {
  return familyOf(props.place) === 'clarifications' ? (
    <LoadedClarifications {...props} />
  ) : (
    <LoadedDisputes {...props} />
  )
}

function LoadedClarifications(props: RequestsProps) {
  const chunk = useChunk(loadClarifications)
  if (chunk.kind !== 'ready') return null
  const { ClarificationsDialog } = chunk.value
  return <ClarificationsDialog {...props} />
}

function LoadedDisputes(props: RequestsProps) {
  const chunk = useChunk(loadDisputes)
  if (chunk.kind !== 'ready') return null
  const { DisputesDialog } = chunk.value
  return <DisputesDialog {...props} />
}

function LoadedNotices() {
  const chunk = useChunk(loadNoticesDialog)
  if (chunk.kind !== 'ready') return null
  const { NoticesDialog } = chunk.value
  return <NoticesDialog />
}
