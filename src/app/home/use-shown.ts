import { useEffect, useState } from 'react'
import { changeNote, readNote } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import type { ReminderKind } from '#features/reminders/feature.ts'
import type { DueDialogKind } from '#models/polls/due.ts'

/** Dialogs that may open automatically over Inicio. */
export type SelfOpened = ReminderKind | DueDialogKind | 'rating' | 'prompt' | 'documents'

/** Day on which each dialog was last shown. */
export type Shown = Partial<Record<SelfOpened, string>>

/** The same in memory, for a device without storage. */
let here: { folio: string; shown: Shown } | null = null

/** @returns `shown` is null until it is read */
export function useShown(folio: string): {
  shown: Shown | null
  remember: (kind: SelfOpened, day: string) => void
} {
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
  const remember = (kind: SelfOpened, day: string) => {
    here = { folio, shown: { ...inMemory(folio), [kind]: day } }
    // Adds to the note, because another tab may have changed it. Without storage, the dialog opens again at the
    // next start.
    const add = (kept: unknown): Shown => ({ ...(isShown(kept) ? kept : {}), [kind]: day })
    void changeNote(openStore(), 'reminders-shown', add)
  }
  return { shown, remember }
}

function inMemory(folio: string): Shown {
  return here?.folio === folio ? here.shown : {}
}

function isShown(kept: unknown): kept is Shown {
  return typeof kept === 'object' && kept !== null
}
