import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useCameraKind, useLacksCamera } from '#media/capture/use-camera-kind.ts'
import { useDuePolls } from '#models/polls/due.ts'
import { useExpressCertifications, usePtuDays, useSurvey } from '#models/reminders/use-reminders.ts'
import { useUnratedClarifications } from '#models/requests/unrated-clarifications.ts'
import { type DuePapers, useDuePapers } from './use-due-papers.ts'
import { type AutoDialogKind, type Shown, useShown } from './use-shown.ts'

const order: readonly AutoDialogKind[] = [
  'privacy',
  'certification',
  'ptu',
  'survey',
  'benefits',
  'routes',
  'rating',
  'prompt',
  'documents',
]

/**
 * Mandatory dialogs (CLAR-25, DOCS-19) open each time Inicio is opened; on a kiosk only until the person leaves
 * them.
 */
const isMandatory = (kind: AutoDialogKind) => kind === 'rating' || kind === 'documents'

/** Dialog that opened in this visit, which lasts until the session or the day ends. */
export interface LastOpened {
  day: string
  /** null after a mandatory dialog was left on a kiosk; that dialog does not open again in this visit. */
  kind: AutoDialogKind | null
}

export interface AutoDialogState {
  /** null while undecided, and when nothing is due. */
  kind: AutoDialogKind | null
  papers: DuePapers
  close: () => void
  /** Leaves a mandatory dialog on a kiosk, which has no navigation bars and where other people wait. */
  leave: () => void
}

/**
 * Chooses the one dialog that opens automatically in a visit: the due dialog that was shown longest ago. It opens
 * only after a response of the server in this visit. Dialogs that are not mandatory open once a day, and never on
 * a kiosk. The choice is made once each time Inicio is opened, so that no dialog changes while the person taps.
 */
export function useAutoDialog(
  lastOpened: LastOpened | null,
  setLastOpened: (opened: LastOpened) => void,
): AutoDialogState {
  const { user } = useProfile()
  const isKiosk = useIsKiosk()
  const lacksCamera = useLacksCamera()
  const isCameraUnknown = useCameraKind() === 'looking'
  const [chosen, setChosen] = useState<AutoDialogKind | null | undefined>()
  const papers = useDuePapers(chosen === null)
  const rating = useUnratedClarifications()
  const states = { certification: useExpressCertifications(), ptu: usePtuDays(), survey: useSurvey() }
  const polls = useDuePolls()
  const { shown, storeShown } = useShown(user.Folio)
  const today = companyDate(serverNow())
  const isOpen =
    papers.isOpen ||
    (isKiosk && isCameraUnknown && papers.isDialogDue) ||
    rating.isOpen ||
    (polls.isOpen && !isKiosk) ||
    Object.values(states).some((state) => state.isOpen)

  const isDue = (kind: AutoDialogKind, before: Shown): boolean => {
    if (lastOpened?.day === today && !(lastOpened.kind === kind && isMandatory(kind))) return false
    if (kind === 'rating') return rating.isFresh && rating.count > 0
    if (kind === 'documents') return papers.isDialogDue && !lacksCamera
    if (isKiosk || before[kind] === today) return false
    if (kind === 'privacy' || kind === 'benefits' || kind === 'routes') return polls.dialogs.includes(kind)
    return kind === 'prompt' ? papers.prompt !== null : states[kind].isPending && states[kind].isFresh
  }
  if (chosen === undefined && shown !== null && !isOpen) {
    const since = (kind: AutoDialogKind) => shown[kind] ?? ''
    const due = order.filter((kind) => isDue(kind, shown))
    setChosen(due.sort((one, other) => since(one).localeCompare(since(other)))[0] ?? null)
  }
  const noteOpened = useEffectEvent((kind: AutoDialogKind) => {
    setLastOpened({ day: today, kind })
    // Other dialogs are stored as shown only when closed, because a page may end before the person reads them.
    if (isMandatory(kind)) storeShown(kind, today)
  })
  useEffect(() => {
    if (chosen) noteOpened(chosen)
  }, [chosen])

  const close = () => {
    if (chosen) storeShown(chosen, today)
    setChosen(null)
  }
  const leave = () => {
    setLastOpened({ day: today, kind: null })
    setChosen(null)
  }
  return { kind: chosen ?? null, papers, close, leave }
}
