import type { ReactNode } from 'react'
import classes from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { Button } from '../actions/button.tsx'

interface Props {
  opened: boolean
  /** For example '¡Advertencia!' (spec 000 §2). */
  title: string
  question: ReactNode
  cancelText: string
  confirmText: string
  onCancel: () => void
  onConfirm: () => void
  busy?: boolean
  danger?: boolean
}

export function ConfirmDialog({
  opened,
  title,
  question,
  cancelText,
  confirmText,
  onCancel,
  onConfirm,
  busy = false,
  danger = false,
}: Props) {
  return (
    <Dialog
      opened={opened}
      size="small"
      title={title}
      closeLabel={cancelText}
      persistent={busy}
      onClose={onCancel}
    >
      <div className="t-lead">{question}</div>
      <div className={classes.actions}>
        <Button
          variant="outline"
          data-autofocus
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onCancel()
          }}
        >
          {cancelText}
        </Button>
        <Button
          danger={danger || undefined}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onConfirm()
          }}
        >
          {confirmText}
        </Button>
      </div>
    </Dialog>
  )
}
