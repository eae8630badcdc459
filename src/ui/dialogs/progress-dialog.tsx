import { Dialog } from './dialog.tsx'
import { ProgressLine } from '../feedback/progress-line.tsx'

interface Props {
  opened: boolean
  title: string
  text: string
}

/** The loading-bar dialog (GRAL-34): nobody can close it, it leaves with the work, and what follows takes the focus. */
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
