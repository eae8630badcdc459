import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countDataChanges } from '#contract/data-change-count.ts'
import { type DataChange, listDataChanges, markDataChangeSeen } from '#contract/data-changes.ts'
import { call } from '#core/transport/rpc.ts'
import { properName } from '#domain/person-name.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { changeTexts } from './texts.es.ts'

/** "Visto": done when the server says so, never kept for later. */
export function useMarkSeen() {
  const words = useTexts(changeTexts)
  const client = useQueryClient()
  const [busyId, setBusy] = useState<number | null>(null)
  const run = async ({ id, nombre }: DataChange) => {
    if (busyId !== null) return
    setBusy(id)
    const answer = await call(markDataChangeSeen, { id })
    // A refusal, too, says that the list is old.
    if (answer.ok || answer.failure.kind === 'rejected') {
      // Asked for again behind the screen: it is marked whatever becomes of that.
      for (const each of [listDataChanges, countDataChanges])
        void client.invalidateQueries({ queryKey: [each.id] })
    }
    setBusy(null)
    if (answer.ok) showSnack({ text: words.marked(properName(nombre)), tone: 'success' })
    else showSnack({ text: failureText(answer.failure, words.failure), tone: 'error' })
  }
  return { busyId, run }
}
