import { IconCamera, IconPhoto, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { loadCapture } from '#media/capture/capture-lazy.ts'
import type { CaptureResult, KeptPicture } from '#media/capture/capture-types.ts'
import { photoOf } from '#media/capture/kept-photo.ts'
import { useLacksCamera } from '#media/capture/use-camera-kind.ts'
import { usePictures } from '#models/documents/use-pictures.ts'
import { Button } from '#ui/actions/button.tsx'
import { StackAction } from '#ui/actions/stack-action.tsx'
import { OpeningDialog } from '#ui/dialogs/opening-dialog.tsx'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import type { DraftPlace, IdeaPhoto } from './idea-drafts.ts'
import classes from './improvements.module.css'
import { texts } from './texts.es.ts'

interface Props {
  place: DraftPlace
  photos: readonly IdeaPhoto[]
  onChange: (photos: readonly IdeaPhoto[]) => void
}

/** Field for at most one photo, shown as it will be sent. */
export function IdeaPhotoField({ place, photos, onChange }: Props) {
  const { form } = useTexts(texts)
  const [isTaking, setTaking] = useState(false)
  const lacksCamera = useLacksCamera()
  const [current] = photos
  if (lacksCamera && !current) return null
  const take = async (result: CaptureResult) => {
    setTaking(false)
    const photo = await photoOf(result)
    if (photo) onChange([photo])
    else showSnack({ text: wordsOf(texts).form.photoUnread, tone: 'error', ms: 6000 })
  }
  return (
    <fieldset className={classes.photoField}>
      <legend className={classes.legend}>{form.photo}</legend>
      <p className="t-quiet t-small">{form.photoHint}</p>
      {current ? (
        <div className={classes.photo}>
          {current.preview ? (
            <img className={classes.picture} src={current.preview} alt={form.photoAlt} />
          ) : (
            <p className={classes.unseen}>
              <IconPhoto size={40} aria-hidden />
              {form.photoUnseen}
            </p>
          )}
          <div className={classes.photoTools}>
            <StackAction icon={<IconRefresh />} label={form.retake} onClick={() => setTaking(true)}>
              {form.retake}
            </StackAction>
            <StackAction icon={<IconTrash />} label={form.remove} onClick={() => onChange([])}>
              {form.remove}
            </StackAction>
          </div>
        </div>
      ) : (
        <Button
          variant="outline"
          fullWidth
          leftSection={<IconCamera size={22} aria-hidden />}
          onClick={() => setTaking(true)}
        >
          {form.addPhoto}
        </Button>
      )}
      {isTaking && (
        <Taking place={place} onClose={() => setTaking(false)} onReady={(result) => void take(result)} />
      )}
    </fieldset>
  )
}

interface TakingProps {
  place: DraftPlace
  onReady: (result: CaptureResult) => void
  onClose: () => void
}

/** Takes a photo by camera or file. A picture not yet used survives a killed app. */
function Taking({ place, onReady, onClose }: TakingProps) {
  const words = useTexts(texts)
  const { form } = words
  const pictures = usePictures<Awaited<ReturnType<typeof loadCapture>>, KeptPicture['edit']>(
    loadCapture,
    { form: place.form, step: place.camera },
    () => wordsOf(texts).form.photoNotKept,
  )
  useCloseOnBack(onClose)
  useFocusBack()
  const { start } = pictures
  if (start.phase === 'ready') {
    const { Capture } = start.part
    return (
      <Capture
        only="picture"
        label={form.captureLabel}
        fileBase="mejora"
        kept={start.kept}
        onReady={(result) => {
          pictures.forget()
          onReady(result)
        }}
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
