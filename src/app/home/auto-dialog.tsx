import { loadHomeDocuments } from '#features/documents/feature.ts'
import { loadReminders, type ReminderKind } from '#features/reminders/feature.ts'
import { loadClarifications } from '#features/requests/feature.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import type { DueDialogKind } from '#models/polls/due.ts'
import { OptionalPart } from '#ui/feedback/part-loader.tsx'
import { loadPolls } from './load-polls.ts'
import { leaveHome } from './leave-home.ts'
import { type LastOpened, type AutoDialogState, useAutoDialog } from './use-auto-dialog.ts'

interface Props {
  lastOpened: LastOpened | null
  setLastOpened: (dialog: LastOpened) => void
}

export function AutoDialog({ lastOpened, setLastOpened }: Props) {
  const dialog = useAutoDialog(lastOpened, setLastOpened)
  switch (dialog.kind) {
    case null:
      return null
    case 'rating':
      return <Rating dialog={dialog} />
    case 'prompt':
      return <Prompt dialog={dialog} />
    case 'privacy':
    case 'benefits':
    case 'routes':
      return <Poll kind={dialog.kind} onClose={dialog.close} />
    case 'documents':
      return <Documents dialog={dialog} />
    default:
      return <Reminder kind={dialog.kind} onClose={dialog.close} />
  }
}

function Poll(props: { kind: DueDialogKind; onClose: () => void }) {
  return <OptionalPart load={loadPolls}>{({ OwnPollDialog }) => <OwnPollDialog {...props} />}</OptionalPart>
}

function Reminder(props: { kind: ReminderKind; onClose: () => void }) {
  return (
    <OptionalPart load={loadReminders}>
      {({ ReminderDialog }) => (
        <>
          <BackCloses onClose={props.onClose} />
          <ReminderDialog {...props} />
        </>
      )}
    </OptionalPart>
  )
}

/** Rendered together with the dialog. While the dialog is still loading, Back must not mark it as shown. */
function BackCloses({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose, { opensItself: true })
  return null
}

const LIST = { kind: 'clarifications' } as const

/**
 * Clarification list, shown while closed clarifications wait for a rating (spec 000 §4, CLAR-23 … CLAR-26).
 */
function Rating({ dialog }: { dialog: AutoDialogState }) {
  const isKiosk = useIsKiosk()
  return (
    <OptionalPart load={loadClarifications}>
      {({ ClarificationsDialog }) => (
        <ClarificationsDialog
          place={LIST}
          onClose={dialog.close}
          onLeave={isKiosk ? dialog.leave : () => leaveHome()}
        />
      )}
    </OptionalPart>
  )
}

function Prompt({ dialog }: { dialog: AutoDialogState }) {
  const { prompt, check } = dialog.papers
  if (!prompt || !check) return null
  const follow = () => {
    dialog.close()
    if (prompt === 'Actualizar') navigate(paths.myData)
  }
  return (
    <OptionalPart load={loadHomeDocuments}>
      {({ NoticeDialog }) => (
        <NoticeDialog prompt={prompt} check={check} onClose={dialog.close} onFollow={follow} />
      )}
    </OptionalPart>
  )
}

/**
 * Documents dialog, shown while a required document is missing or was uploaded in an earlier year (DOCS-18 …
 * DOCS-20).
 */
function Documents({ dialog }: { dialog: AutoDialogState }) {
  const isKiosk = useIsKiosk()
  const close = () => {
    dialog.papers.noteAdvised()
    // On a kiosk, the dialog opens only once a visit, because other people wait.
    if (isKiosk) dialog.leave()
    else dialog.close()
  }
  return (
    <OptionalPart load={loadHomeDocuments}>
      {({ HomeDocuments }) => (
        <HomeDocuments
          mayAdvise={dialog.papers.mayAdvise}
          onClose={close}
          onLeave={isKiosk ? dialog.leave : () => leaveHome(paths.documents)}
        />
      )}
    </OptionalPart>
  )
}
