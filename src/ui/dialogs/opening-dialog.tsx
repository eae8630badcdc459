import { Button } from '../actions/button.tsx'
import { DrawingNoConnection } from '../drawings/drawing-no-connection.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ProgressLine } from '../feedback/progress-line.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  title: string
  closeLabel: string
  returnFocus?: boolean
  openingText: string
  /** Error with a retry when loading failed; null while it loads. */
  absent: { title: string; text: string; againWord: string; onRetry: () => void } | null
  onClose: () => void
}

export function OpeningDialog({ openingText, absent, ...frame }: Props) {
  return (
    <Dialog opened {...frame}>
      {absent ? (
        <EmptyState
          drawing={<DrawingNoConnection />}
          title={absent.title}
          text={absent.text}
          action={<Button onClick={absent.onRetry}>{absent.againWord}</Button>}
        />
      ) : (
        <ProgressLine text={openingText} />
      )}
    </Dialog>
  )
}
