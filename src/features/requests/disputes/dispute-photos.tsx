import { IconCamera, IconPhoto, IconRefresh, IconTrash } from '@tabler/icons-react'
import { MAX_EVIDENCE } from '#domain/requests/disputes.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLacksCamera } from '#media/capture/use-camera-kind.ts'
import type { KeptPhoto } from '#models/requests/photo-drafts.ts'
import { Button } from '#ui/actions/button.tsx'
import { StackAction } from '#ui/actions/stack-action.tsx'
import { disputeTexts } from './dispute-texts.es.ts'
import classes from './dispute-form.module.css'

interface Props {
  photos: readonly KeptPhoto[]
  onTake: (at: number) => void
  onRemove: (at: number) => void
}

export function DisputePhotos({ photos, onTake, onRemove }: Props) {
  const { form } = useTexts(disputeTexts)
  const isFull = photos.length >= MAX_EVIDENCE
  const lacksCamera = useLacksCamera()
  if (lacksCamera && photos.length === 0) return null
  return (
    <fieldset className={classes.photos}>
      <legend className={classes.legend}>{form.photos}</legend>
      <p className="t-quiet">{form.photosHint(MAX_EVIDENCE)}</p>
      {photos.length > 0 && (
        // Safari drops the list role when the bullets are removed with CSS.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul className={classes.roll} role="list">
          {photos.map((photo, at) => (
            <li key={`${at} ${photo.data.length} ${photo.data.slice(-24)}`} className="t-card t-stack t-clip">
              {photo.preview ? (
                <img className={classes.picture} src={photo.preview} alt={form.photo(at + 1)} />
              ) : (
                <p className={classes.unseen}>
                  <IconPhoto size={40} aria-hidden />
                  {form.photoUnseen}
                </p>
              )}
              <div className={classes.photoTools}>
                <StackAction icon={<IconRefresh />} label={form.retakeOf(at + 1)} onClick={() => onTake(at)}>
                  {form.retake}
                </StackAction>
                <StackAction icon={<IconTrash />} label={form.removeOf(at + 1)} onClick={() => onRemove(at)}>
                  {form.remove}
                </StackAction>
              </div>
            </li>
          ))}
        </ul>
      )}
      {!isFull && !lacksCamera && (
        <Button
          variant="outline"
          fullWidth
          leftSection={<IconCamera size={22} aria-hidden />}
          onClick={() => onTake(photos.length)}
        >
          {form.addPhoto}
        </Button>
      )}
    </fieldset>
  )
}
