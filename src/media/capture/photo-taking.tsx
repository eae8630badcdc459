import type { PicturePlace } from '#models/documents/kept-pictures.ts'
import { usePhoto } from '#models/documents/use-photo.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { OpeningDialog } from '#ui/dialogs/opening-dialog.tsx'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import { loadCapture } from './capture-lazy.ts'
import type { CaptureResult, KeptPicture } from './capture-types.ts'
import { photoTakingTexts } from './photo-taking-texts.es.ts'

interface Props {
  place: PicturePlace
  label: string
  fileBase: string
  /** Returns the message for a full storage. */
  notKept: () => string
  onReady: (result: CaptureResult) => void
  onClose: () => void
}

/**
 * Takes one photo with the camera or from a file. On a personal device, the photo survives when the system
 * closes the app.
 */
export function PhotoTaking({ place, label, fileBase, notKept, onReady, onClose }: Props) {
  const words = useTexts(photoTakingTexts)
  const pictures = usePhoto<Awaited<ReturnType<typeof loadCapture>>, KeptPicture['edit']>(
    loadCapture,
    place,
    notKept,
    onClose,
  )
  useFocusBack()
  const { start } = pictures
  const use = (result: CaptureResult) => {
    pictures.forget()
    onReady(result)
  }
  if (start.phase === 'ready') {
    const { Capture } = start.part
    return (
      <Capture
        only="picture"
        label={label}
        fileBase={fileBase}
        kept={start.kept}
        onReady={use}
        onCancel={onClose}
        {...pictures.keeping}
      />
    )
  }
  const { absent: title, absentText: text, again: againWord } = words
  return (
    <OpeningDialog
      title={words.title}
      closeLabel={words.close}
      openingText={words.opening}
      absent={start.phase === 'absent' ? { title, text, againWord, onRetry: pictures.again } : null}
      onClose={onClose}
    />
  )
}
