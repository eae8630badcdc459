import { useEffect, useState } from 'react'
import { changeNote, readNote } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/dates.ts'
import type { ReminderKind } from '#features/reminders/routes.tsx'
import { useExpressCertifications, usePtuDays, useSurvey } from '#models/reminders/use-reminders.ts'
import { useProfile } from '#hooks/session/use-session.ts'

/** In which order they open. */
const order: readonly ReminderKind[] = ['certification', 'ptu', 'survey']

/** On which day each was closed last. */
type Shown = Partial<Record<ReminderKind, string>>

/** The same in memory, for whom nothing can be kept. */
let here: { folio: string; shown: Shown } | null = null

/**
 * What has to open by itself, one after the other: each once a day, and only on the server's word of just now (a call
 * that can't be made opens nothing). Decided once a visit to Inicio, so that nothing is swapped under a finger.
 * @returns kind undefined while nobody knows, null when nothing (more) is due
 */
export function useDueReminders(): { kind: ReminderKind | null | undefined; close: () => void } {
  const { user } = useProfile()
  const states = { certification: useExpressCertifications(), ptu: usePtuDays(), survey: useSurvey() }
  const shown = useShown(user.Folio)
  const [queue, setQueue] = useState<readonly ReminderKind[] | null>(null)
  const today = companyDate(serverNow())
  const isSettled = shown !== null && order.every((kind) => !states[kind].isOpen)
  if (queue === null && isSettled) {
    setQueue(order.filter((kind) => states[kind].isPending && states[kind].isFresh && shown[kind] !== today))
  }
  const kind = queue === null ? undefined : (queue[0] ?? null)
  const close = () => {
    if (!kind) return
    remember(user.Folio, { ...shown, [kind]: today })
    setQueue((waiting) => (waiting ?? []).filter((each) => each !== kind))
  }
  return { kind, close }
}

/** null until it was looked up. */
function useShown(folio: string): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readNote('reminders-shown').then(
      (kept) => isCurrent && setShown({ ...(isShown(kept) ? kept : {}), ...inMemory(folio) }),
    )
    return () => {
      isCurrent = false
    }
  }, [folio])
  return shown
}

function inMemory(folio: string): Shown {
  return here?.folio === folio ? here.shown : {}
}

function isShown(kept: unknown): kept is Shown {
  return typeof kept === 'object' && kept !== null
}

function remember(folio: string, shown: Shown): void {
  here = { folio, shown: { ...inMemory(folio), ...shown } }
  // Another tab may have closed one meanwhile. Where nothing can be kept it is shown again at the next start.
  const add = (kept: unknown): Shown => ({ ...(isShown(kept) ? kept : {}), ...shown })
  void changeNote(openStore(), 'reminders-shown', add)
}
