import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/dates.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useLacksCamera } from '#media/capture/use-camera-kind.ts'
import { useDuePolls } from '#models/polls/due.ts'
import { useExpressCertifications, usePtuDays, useSurvey } from '#models/reminders/use-reminders.ts'
import { useUnratedClarifications } from '#models/requests/unrated-clarifications.ts'
import { type DuePapers, useDuePapers } from './use-due-papers.ts'
import { type SelfOpened, type Shown, useShown } from './use-shown.ts'

/** In which order they come where none has waited longer than another. */
const order: readonly SelfOpened[] = [
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

/** What the spec lets nobody by (CLAR-25, DOCS-19): each time Inicio is opened, on a kiosk too. */
const isInsistent = (kind: SelfOpened) => kind === 'rating' || kind === 'documents'

/** What has had the turn of this visit, which lasts until the session or the day ends. */
export interface Taken {
  day: string
  /** null: it was left by somebody who can't go elsewhere, and opens no more. */
  kind: SelfOpened | null
}

export interface Turn {
  /** null while nobody knows, and when nothing is due. */
  kind: SelfOpened | null
  papers: DuePapers
  close: () => void
  /** Of what lets nobody by, on a kiosk: there are no bars to leave by, and a queue stands behind the person. */
  leave: () => void
}

/**
 * The one dialog that opens by itself in a visit: of what is due the one that had its turn longest ago, so that each
 * comes however many wait. Each once a day, and only on the server's word of just now (a call that can't be made opens
 * nothing); on a kiosk only what lets nobody by. Decided once a visit to Inicio, so that nothing is swapped under a
 * finger.
 */
export function useTurn(taken: Taken | null, take: (turn: Taken) => void): Turn {
  const { user } = useProfile()
  const isKiosk = useIsKiosk()
  const lacksCamera = useLacksCamera()
  const [chosen, setChosen] = useState<SelfOpened | null | undefined>()
  const papers = useDuePapers(chosen === null)
  const rating = useUnratedClarifications()
  const states = { certification: useExpressCertifications(), ptu: usePtuDays(), survey: useSurvey() }
  const polls = useDuePolls()
  const { shown, remember } = useShown(user.Folio)
  const today = companyDate(serverNow())
  const isOpen =
    papers.isOpen ||
    rating.isOpen ||
    (polls.isOpen && !isKiosk) ||
    Object.values(states).some((state) => state.isOpen)

  const isDue = (kind: SelfOpened, before: Shown): boolean => {
    if (taken?.day === today && !(taken.kind === kind && isInsistent(kind))) return false
    if (kind === 'rating') return rating.isFresh && rating.count > 0
    // Nothing can be photographed there: a dialog could only say so.
    if (kind === 'documents') return papers.isDialogDue && !lacksCamera
    if (isKiosk || before[kind] === today) return false
    if (kind === 'privacy' || kind === 'benefits' || kind === 'routes') return polls.dialogs.includes(kind)
    return kind === 'prompt' ? papers.prompt !== null : states[kind].isPending && states[kind].isFresh
  }
  if (chosen === undefined && shown !== null && !isOpen) {
    const since = (kind: SelfOpened) => shown[kind] ?? ''
    const due = order.filter((kind) => isDue(kind, shown))
    setChosen(due.sort((one, other) => since(one).localeCompare(since(other)))[0] ?? null)
  }
  const note = useEffectEvent((kind: SelfOpened) => {
    take({ day: today, kind })
    // The others are noted when they are closed: a page that ends before has shown nothing.
    if (isInsistent(kind)) remember(kind, today)
  })
  useEffect(() => {
    if (chosen) note(chosen)
  }, [chosen])

  const close = () => {
    if (chosen) remember(chosen, today)
    setChosen(null)
  }
  const leave = () => {
    take({ day: today, kind: null })
    setChosen(null)
  }
  return { kind: chosen ?? null, papers, close, leave }
}
