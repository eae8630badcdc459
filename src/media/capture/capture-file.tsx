import { IconCheck, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { CaptureHeading } from './capture-heading.tsx'
import { CaptureTrouble } from './capture-hint.tsx'
import { captureTexts } from './capture-texts.es.ts'
import type { PassedFile } from './capture-roll.ts'
import type { Capturing } from './use-capture.ts'
import { CaptureChoices, CaptureView } from './capture-view.tsx'
import classes from './capture-look.module.css'

/** View of a file that is sent unchanged: a PDF, or a photo that only the server can decode. */
export function CaptureFile({ file, state }: { file: PassedFile; state: Capturing }) {
  const words = useTexts(captureTexts)
  const Icon = file.kind === 'pdf' ? IconFileTypePdf : IconPhoto
  const use = () => {
    if (state.busy === null) void state.finish()
  }
  return (
    <CaptureView sided>
      <CaptureHeading>{words.fileTitle}</CaptureHeading>
      <div className={classes.picture}>
        <div className={classes.file}>
          <Icon size={64} aria-hidden />
          <p className="t-strong t-lead">{words.fileKinds[file.kind]}</p>
          <p>{sizeText(file.blob.size)}</p>
          {file.kind === 'heic' && <p>{words.filePass}</p>}
        </div>
      </div>
      <CaptureTrouble problem={state.problem} />
      {state.busy && <ProgressLine text={words.checking} />}
      <CaptureChoices>
        <Button
          fullWidth
          size="lg"
          aria-disabled={state.busy !== null}
          leftSection={<IconCheck size={22} aria-hidden />}
          onClick={use}
        >
          {words.useFile}
        </Button>
        <Button fullWidth size="lg" variant="outline" onClick={() => state.roll.dropFile()}>
          {words.otherFile}
        </Button>
      </CaptureChoices>
    </CaptureView>
  )
}

function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024)
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
}
