import { useEffect, useState } from 'react'
import { changeNote, readNote } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import type { ReminderKind } from '#features/reminders/feature.ts'
import type { DueDialogKind } from '#models/polls/due.ts'

export type AutoDialogKind = ReminderKind | DueDialogKind | 'rating' | 'prompt' | 'documents'

export type Shown = Partial<Record<AutoDialogKind, string>>

let memoryCopy: { folio: string; shown: Shown } | null = null

/** @returns `shown` is null until it is read */
export function useShown(folio: string): {
  shown: Shown | null
  storeShown: (kind: AutoDialogKind, day: string) => void
} {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readNote('reminders-shown').then(
      (stored) => isCurrent && setShown({ ...(isShownDays(stored) ? stored : {}), ...readMemoryCopy(folio) }),
    )
    return () => {
      isCurrent = false
    }
  }, [folio])
  const storeShown = (kind: AutoDialogKind, day: string) => {
    memoryCopy = { folio, shown: { ...readMemoryCopy(folio), [kind]: day } }
    // Adds the day to the stored note, because another tab may have changed the note.
    const add = (stored: unknown): Shown => ({ ...(isShownDays(stored) ? stored : {}), [kind]: day })
    void changeNote(openStore(), 'reminders-shown', add)
  }
  return { shown, storeShown }
}

function readMemoryCopy(folio: string): Shown {
  return memoryCopy?.folio === folio ? memoryCopy.shown : {}
}

function isShownDays(stored: unknown): stored is Shown {
  return typeof stored === 'object' && stored !== null
}
