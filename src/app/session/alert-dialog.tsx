import { useState } from 'react'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { type AlertMessage, closeAlert, currentScreen, useAlert } from '#hooks/operations/alert.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import classes from './alert-dialog.module.css'
import { historyPosition } from '../page/page-history.ts'
import { texts } from '../page/texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'

export function AlertDialog() {
  const alert = useAlert()
  return alert ? <OneAlert key={alert.id} {...alert} /> : null
}

function OneAlert({ id, text, title, screen, ask }: AlertMessage) {
  const words = useTexts(texts)
  const close = () => closeAlert(id)
  const [opened] = useState(historyPosition)
  // A question closes with its page, and an error with its screen. Other alerts close only by Back or their
  // button, because the person must read them.
  useCloseOnBack(close, {
    closesWith: () => {
      const isElsewhere = screen !== undefined && screen !== currentScreen()
      return ask !== undefined || isElsewhere || historyPosition() < opened
    },
  })
  if (ask) {
    return (
      <ConfirmDialog
        opened
        title={title ?? words.alert}
        question={text}
        cancelText={ask.cancel}
        confirmText={ask.confirm}
        danger={ask.danger ?? false}
        onCancel={close}
        onConfirm={() => closeAlert(id, true)}
      />
    )
  }
  return (
    <Dialog opened size="small" title={title ?? words.alert} closeLabel={words.close} onClose={close}>
      <p className={classes.text}>{text}</p>
      {screen !== undefined && ErrorBoundary.Support && <ErrorBoundary.Support />}
      <Button fullWidth data-autofocus onClick={close}>
        {words.understood}
      </Button>
    </Dialog>
  )
}
