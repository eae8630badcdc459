import { usePictures } from '#models/documents/use-pictures.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { loadCapture } from '#media/capture/capture-lazy.ts'
import type { CaptureResult, KeptPicture } from '#media/capture/capture-types.ts'
import { OpeningDialog } from '#ui/dialogs/opening-dialog.tsx'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import { cameraPlace, type DraftPlace } from './dispute-drafts.ts'
import { disputeTexts } from './dispute-texts.es.ts'

interface Props {
  place: DraftPlace
  onReady: (result: CaptureResult) => void
  onClose: () => void
}

/** Takes one photo with the camera or from a file. An unused photo survives when the app is killed. */
export function DisputeCapture({ place, onReady, onClose }: Props) {
  const words = useTexts(disputeTexts)
  const { form } = words
  const pictures = usePictures<Awaited<ReturnType<typeof loadCapture>>, KeptPicture['edit']>(
    loadCapture,
    cameraPlace(place),
    () => wordsOf(disputeTexts).form.photosNotKept,
  )
  useCloseOnBack(onClose)
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
        label={form.captureLabel}
        fileBase="prueba"
        kept={start.kept}
        onReady={use}
        onCancel={onClose}
        {...pictures.keeping}
      />
    )
  }
  const { captureAbsent: title, captureAbsentText: text } = form
  return (
    <OpeningDialog
      title={form.addPhoto}
      closeLabel={words.close}
      openingText={form.captureOpening}
      absent={
        start.phase === 'absent' ? { title, text, againWord: words.again, onRetry: pictures.again } : null
      }
      onClose={onClose}
    />
  )
}
