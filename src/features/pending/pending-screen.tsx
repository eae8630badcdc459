import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { isSentAutomatically } from '#core/store/work-states.ts'
import { requestKindOf } from '#domain/requests/request-forms.ts'
import { documentTypeOf } from '#models/documents/document-drafts.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { discardQueued, forgetDraft, retryQueued } from '#hooks/work/use-outbox.ts'
import { useQueued, useUnconfirmedSteps } from '#hooks/work/use-queued.ts'
import type { Translation } from '#i18n/texts.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { PendingRows, type QueuedRow, rowName } from './pending-rows.tsx'
import { TypedRows } from './typed-rows.tsx'
import { texts } from './texts.es.ts'
import type { es } from './texts.es.ts'

export function Screen() {
  const words = useTexts(texts)
  const { titleOf } = useShellParts()
  const rows = useQueued()
  const typed = useUnconfirmedSteps()
  const retry = useRetry()
  const [discarding, setDiscarding] = useState<QueuedRow | null>(null)
  if (rows === null || typed === null) {
    return <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} />
  }
  // The sign-out question reads the same drafts and entries (readUnsent), and must agree with this screen.
  if (rows.length + typed.length === 0) {
    return <EmptyState drawing={<DrawingAllDone />} title={words.none} text={words.noneText} />
  }
  const going = rows.filter(({ state }) => isSentAutomatically(state))
  const discard = async (row: QueuedRow) => {
    // If the storage does not respond, nothing was discarded.
    const isTaken = await discardQueued(row.opId).catch(() => null)
    if (isTaken && row.state !== 'stray' && !staysAsDraft(row)) await forgetDraft(row.form, row.step)
    setDiscarding(null)
    if (isTaken === null) showSnack({ text: words.notDiscarded, tone: 'error' })
    else if (!isTaken) showSnack({ text: words.tooLate, tone: 'error' })
    else showSnack({ text: row.mayHaveArrived ? words.discardedLate : words.discarded, tone: 'info' })
  }
  return (
    <div className="t-stack t-gap-4 t-page">
      {rows.length > 0 && (
        <>
          {going.some((row) => !row.isPutOff) && <p className="t-quiet">{words.lead}</p>}
          {going.some((row) => row.isPutOff) && <p className="t-quiet">{words.putOff}</p>}
          {going.length < rows.length && <p className="t-quiet">{words.stuck}</p>}
          <PendingRows rows={rows} onDiscard={setDiscarding} />
          <Button
            aria-disabled={retry.isBusy}
            leftSection={<IconRefresh size={22} aria-hidden />}
            onClick={() => void retry.run()}
          >
            {retry.isBusy ? words.retrying : words.retry}
          </Button>
          <output className="t-quiet t-unless-empty">{retry.hasEnded && words.stillWaiting}</output>
        </>
      )}
      <TypedRows typed={typed} />
      {discarding && (
        <DiscardDialog
          question={questionOf(discarding, rowName(discarding, words, titleOf), words)}
          onCancel={() => setDiscarding(null)}
          onDiscard={() => void discard(discarding)}
        />
      )}
    </div>
  )
}

function questionOf(row: QueuedRow, name: string, words: Translation<typeof es>): string {
  if (row.state === 'stray') return words.discardStray(name)
  if (row.mayHaveArrived) return words.discardLate(name)
  if (staysAsDraft(row)) return words.discardQuestion(name)
  return documentTypeOf(row.form) === null ? words.discardRequest(name) : words.discardDocument(name)
}

function staysAsDraft({ form }: QueuedRow): boolean {
  return documentTypeOf(form) === null && requestKindOf(form) === null
}

function useRetry() {
  const [isBusy, setBusy] = useState(false)
  const [hasEnded, setEnded] = useState(false)
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    setEnded(false)
    try {
      await retryQueued()
    } catch {
      // The session ended, or the storage did not respond. The queue is unchanged.
    } finally {
      setBusy(false)
      setEnded(true)
    }
  }
  return { run, isBusy, hasEnded }
}
