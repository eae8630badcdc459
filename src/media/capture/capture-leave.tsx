import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { CaptureHeading } from './capture-heading.tsx'
import { captureTexts } from './capture-texts.es.ts'
import { CaptureChoices, CaptureView } from './capture-view.tsx'
import classes from './capture.module.css'

interface Props {
  /** Number of photos; null for a chosen file. */
  count: number | null
  onStay: () => void
  onLeave: () => void
}

export function CaptureLeave({ count, onStay, onLeave }: Props) {
  const words = useTexts(captureTexts)
  return (
    <CaptureView>
      <div className={classes.middle}>
        <CaptureHeading sub={count === null ? words.leaveFile : words.leavePhotos(count)}>
          {words.leaveTitle}
        </CaptureHeading>
      </div>
      <CaptureChoices>
        <Button fullWidth size="lg" onClick={onStay}>
          {words.leaveStay}
        </Button>
        <Button fullWidth size="lg" variant="outline" danger onClick={onLeave}>
          {words.leaveGo}
        </Button>
      </CaptureChoices>
    </CaptureView>
  )
}
