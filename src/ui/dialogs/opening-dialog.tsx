import { Button } from '../actions/button.tsx'
import { DrawingNoConnection } from '../drawings/drawing-no-connection.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ProgressLine } from '../feedback/progress-line.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  title: string
  closeLabel: string
  returnFocus?: boolean
  /** It is on its way. */
  openingText: string
  /** It could not be fetched; null: it is on its way. */
  absent: { title: string; text: string; againWord: string; onRetry: () => void } | null
  onClose: () => void
}

/** Stands where something will open that has to be fetched first, and says so when it can't be. */
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
