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

/** On a kiosk, mandatory dialogs open until the person leaves one. */
const isMandatory = (kind: AutoDialogKind) => kind === 'rating' || kind === 'documents'

/** Last dialog that opened in this visit. A visit lasts until the session or the day ends. */
export interface LastOpened {
  day: string
  /** null after a person left a mandatory dialog on a kiosk. No dialog opens again in this visit. */
  kind: AutoDialogKind | null
}

export interface AutoDialogState {
  /** null while undecided, and when nothing is due. */
  kind: AutoDialogKind | null
  papers: DuePapers
  close: () => void
  leave: () => void
}

/**
 * Chooses the automatic dialog: the due dialog that was shown longest ago. Waits for a response of the
 * server. Dialogs that are not mandatory open at most once a day and never on a kiosk. The choice stays fixed
 * while Inicio is open, because a dialog must not change under a tap.
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
    // Other dialogs are stored as shown when closed, because the page may end before the person reads them.
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
