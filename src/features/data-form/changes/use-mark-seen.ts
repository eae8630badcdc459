import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countDataChanges } from '#contract/data-form/data-change-count.ts'
import { type DataChange, listDataChanges, markDataChangeSeen } from '#contract/data-form/data-changes.ts'
import { call } from '#core/transport/rpc.ts'
import { properName } from '#domain/text/person-name.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { changeTexts } from './texts.es.ts'

/** Marks a data change as seen. Needs the network; the request is never queued. */
export function useMarkSeen() {
  const words = useTexts(changeTexts)
  const client = useQueryClient()
  const [busyId, setBusy] = useState<number | null>(null)
  const run = async ({ id, nombre }: DataChange) => {
    if (busyId !== null) return
    setBusy(id)
    const answer = await call(markDataChangeSeen, { id })
    // After a rejection the list is stale.
    if (answer.ok || answer.failure.kind === 'rejected') {
      // Refetches in the background, because the mark is saved even when the refetch fails.
      for (const each of [listDataChanges, countDataChanges])
        void client.invalidateQueries({ queryKey: [each.id] })
    }
    setBusy(null)
    if (answer.ok) showSnack({ text: words.marked(properName(nombre)), tone: 'success' })
    else showSnack({ text: failureText(answer.failure, words.failure), tone: 'error' })
  }
  return { busyId, run }
}
