import { loadHomeDocuments } from '#features/documents/feature.ts'
import { loadReminders, type ReminderKind } from '#features/reminders/feature.ts'
import { loadClarifications } from '#features/requests/feature.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import type { DueDialogKind } from '#models/polls/due.ts'
import { QuietPart } from '#ui/feedback/part-place.tsx'
import { loadPolls } from './load-polls.ts'
import { leaveHome } from './leave-home.ts'
import { type Taken, type Turn, useTurn } from './use-turn.ts'

interface Props {
  taken: Taken | null
  take: (turn: Taken) => void
}

/**
 * The dialog that opens automatically over Inicio. If its code fails to load, Inicio continues without a
 * dialog.
 */
export function SelfOpened({ taken, take }: Props) {
  const turn = useTurn(taken, take)
  switch (turn.kind) {
    case null:
      return null
    case 'rating':
      return <Rating turn={turn} />
    case 'prompt':
      return <Prompt turn={turn} />
    case 'privacy':
    case 'benefits':
    case 'routes':
      return <Poll kind={turn.kind} onClose={turn.close} />
    case 'documents':
      return <Documents turn={turn} />
    default:
      return <Reminder kind={turn.kind} onClose={turn.close} />
  }
}

/** Benefits poll, routes poll or privacy notice (SHELL-27, SHELL-28). */
function Poll(props: { kind: DueDialogKind; onClose: () => void }) {
  return <QuietPart load={loadPolls}>{({ OwnPollDialog }) => <OwnPollDialog {...props} />}</QuietPart>
}

function Reminder(props: { kind: ReminderKind; onClose: () => void }) {
  return (
    <QuietPart load={loadReminders}>
      {({ ReminderDialog }) => (
        <>
          <BackCloses onClose={props.onClose} />
          <ReminderDialog {...props} />
        </>
      )}
    </QuietPart>
  )
}

/**
 * Rendered only with the dialog. Otherwise Back would close a dialog that is still loading and store it as
 * shown.
 */
function BackCloses({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose)
  return null
}

const LIST = { kind: 'clarifications' } as const

/** Clarification list, shown while closed clarifications wait for a rating (spec 000 §4, CLAR-23 … 26). */
function Rating({ turn }: { turn: Turn }) {
  const isKiosk = useIsKiosk()
  return (
    <QuietPart load={loadClarifications}>
      {({ ClarificationsDialog }) => (
        <ClarificationsDialog
          place={LIST}
          onClose={turn.close}
          onLeave={isKiosk ? turn.leave : () => leaveHome()}
        />
      )}
    </QuietPart>
  )
}

/** 'Aviso de actualización de datos' (NOTICE-08, NOTICE-09). */
function Prompt({ turn }: { turn: Turn }) {
  const { prompt, check } = turn.papers
  if (!prompt || !check) return null
  const follow = () => {
    turn.close()
    if (prompt === 'Actualizar') navigate(paths.myData)
  }
  return (
    <QuietPart load={loadHomeDocuments}>
      {({ NoticeDialog }) => (
        <NoticeDialog prompt={prompt} check={check} onClose={turn.close} onFollow={follow} />
      )}
    </QuietPart>
  )
}

/**
 * Documents dialog, shown while one of the six is missing or they are from an earlier year (DOCS-18 …
 * DOCS-20).
 */
function Documents({ turn }: { turn: Turn }) {
  const isKiosk = useIsKiosk()
  const close = () => {
    turn.papers.noteAdvised()
    // On a kiosk, opens only once per visit, because other people wait.
    if (isKiosk) turn.leave()
    else turn.close()
  }
  return (
    <QuietPart load={loadHomeDocuments}>
      {({ HomeDocuments }) => (
        <HomeDocuments
          mayAdvise={turn.papers.mayAdvise}
          onClose={close}
          onLeave={isKiosk ? turn.leave : () => leaveHome(paths.documents)}
        />
      )}
    </QuietPart>
  )
}
