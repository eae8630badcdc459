import { IconCamera, IconPhoto, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { CaptureResult } from '#media/capture/capture-types.ts'
import { photoOf } from '#media/capture/kept-photo.ts'
import { PhotoTaking } from '#media/capture/photo-taking.tsx'
import { useLacksCamera } from '#media/capture/use-camera-kind.ts'
import type { DraftPlace, KeptPhoto } from '#models/requests/photo-drafts.ts'
import { Button } from '#ui/actions/button.tsx'
import { StackAction } from '#ui/actions/stack-action.tsx'
import classes from './improvements.module.css'
import { texts } from './texts.es.ts'

interface Props {
  place: DraftPlace
  photos: readonly KeptPhoto[]
  onChange: (photos: readonly KeptPhoto[]) => void
}

/** Takes at most one photo and shows it as it will be sent. */
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
        <PhotoTaking
          place={{ form: place.form, step: place.camera }}
          label={form.captureLabel}
          fileBase="mejora"
          notKept={() => wordsOf(texts).form.photoNotKept}
          onClose={() => setTaking(false)}
          onReady={(result) => void take(result)}
        />
      )}
    </fieldset>
  )
}
