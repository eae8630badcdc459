import { Button } from '@mantine/core'
import { closeAlert, useAlert } from '#hooks/alert.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialog.tsx'
import classes from './alert-dialog.module.css'
import { texts } from './texts.ts'

/** The portal's alert(): the text byte for byte, one button, Esc closes (decision 4). */
export function AlertDialog() {
  const words = useTexts(texts)
  const alert = useAlert()
  if (!alert) return null
  const close = () => closeAlert(alert.id)
  return (
    <Dialog
      key={alert.id}
      opened
      size="small"
      title={alert.title ?? words.alert}
      closeLabel={words.close}
      onClose={close}
    >
      <p className={classes.text}>{alert.text}</p>
      <Button fullWidth data-autofocus onClick={close}>
        {words.understood}
      </Button>
    </Dialog>
  )
}
