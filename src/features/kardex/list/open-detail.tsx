import { IconX } from '@tabler/icons-react'
import type { KardexKind } from '#domain/time/kardex.ts'
import { useAlert } from '#hooks/operations/alert.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { Detail } from './detail.tsx'
import { KindTile } from './kind-tile.tsx'
import { texts } from '../texts.es.ts'
import classes from './open-detail.module.css'
import { Button } from '#ui/actions/button.tsx'

interface Props {
  /** Null for an unknown detail type in the address. */
  kind: KardexKind | null
  /** Count from the summary; null while unknown. */
  total: number | null
  onClose: () => void
}

export function DetailDialog({ kind, total, onClose }: Props) {
  const words = useTexts(texts)
  const isCovered = useAlert() !== null
  return (
    <Dialog
      opened
      title={kind ? words.kinds[kind] : words.detail.unknown}
      closeLabel={words.detail.close}
      returnFocus={false}
      onClose={() => {
        if (!isCovered) onClose()
      }}
    >
      {kind ? <Detail key={kind} kind={kind} total={total} /> : <Unknown onClose={onClose} />}
    </Dialog>
  )
}

export function DetailPane({ kind, total, onClose }: Props) {
  const words = useTexts(texts)
  return (
    <section className={classes.pane} aria-labelledby="kardex-detail">
      <header className={classes.header}>
        {kind && <KindTile kind={kind} />}
        <h2 id="kardex-detail" className="t-grow t-shrink">
          {kind ? words.kinds[kind] : words.detail.unknown}
        </h2>
        <IconAction icon={<IconX size={24} />} label={words.detail.close} onClick={onClose} />
      </header>
      <div className={classes.body}>
        {kind ? <Detail key={kind} kind={kind} total={total} /> : <Unknown onClose={onClose} />}
      </div>
    </section>
  )
}

function Unknown({ onClose }: { onClose: () => void }) {
  const { detail } = useTexts(texts)
  return (
    <EmptyState
      drawing={<DrawingEmptyPayslips />}
      title={detail.unknown}
      text={detail.unknownText}
      action={<Button onClick={onClose}>{detail.toKardex}</Button>}
    />
  )
}
