import { Dialog } from './dialog.tsx'
import { ProgressLine } from '../feedback/progress-line.tsx'

interface Props {
  opened: boolean
  title: string
  text: string
}

/**
 * Shows the progress of running work (GRAL-34). Closes only when the work ends; the following code sets the
 * focus.
 */
export function ProgressDialog({ opened, title, text }: Props) {
  return (
    <Dialog
      opened={opened}
      size="small"
      title={title}
      closeLabel=""
      persistent
      returnFocus={false}
      onClose={() => undefined}
    >
      <ProgressLine text={text} />
    </Dialog>
  )
}
