import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { showSnack } from '#hooks/snack.ts'
import { discardQueued, retryQueued, useQueued } from '#hooks/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { DrawingAllDone } from '#ui/drawing-all-done.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { PendingRows, type QueuedRow, rowName } from './pending-rows.tsx'
import classes from './pending.module.css'
import { texts } from './texts.ts'

/** What waits, since when, and why; sent again by hand, or taken back. */
export function Screen() {
  const words = useTexts(texts)
  const rows = useQueued()
  const retry = useRetry()
  const [discarding, setDiscarding] = useState<QueuedRow | null>(null)
  if (rows === null) {
    return (
      <SkeletonRows
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={() => window.location.reload()}
      />
    )
  }
  if (rows.length === 0) {
    return <EmptyState drawing={<DrawingAllDone />} title={words.none} text={words.noneText} />
  }
  const discard = async (row: QueuedRow) => {
    const isTaken = await discardQueued(row.opId)
    setDiscarding(null)
    showSnack({ text: isTaken ? words.discarded : words.tooLate, tone: isTaken ? 'info' : 'error' })
  }
  return (
    <div className={classes.page}>
      <p className={classes.lead}>{words.lead}</p>
      <PendingRows rows={rows} onDiscard={setDiscarding} />
      <Button
        aria-disabled={retry.isBusy}
        leftSection={<IconRefresh size={22} aria-hidden />}
        onClick={() => void retry.run()}
      >
        {retry.isBusy ? words.retrying : words.retry}
      </Button>
      <output className={classes.lead}>{retry.hasEnded && words.stillWaiting}</output>
      {discarding && (
        <DiscardDialog
          what={rowName(discarding, words)}
          onCancel={() => setDiscarding(null)}
          onDiscard={() => void discard(discarding)}
        />
      )}
    </div>
  )
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
    } finally {
      setBusy(false)
      setEnded(true)
    }
  }
  return { run, isBusy, hasEnded }
}
