import { IconCamera, IconPhoto, IconX } from '@tabler/icons-react'
import { type ComponentType, useEffect, useState } from 'react'
import { MAX_EVIDENCE } from '#domain/requests/disputes.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { BlobPicture } from '#media/pictures/blob-picture.tsx'
import { loadCapture } from '#media/capture/capture-lazy.ts'
import type { CaptureProps, CaptureResult } from '#media/capture/capture-types.ts'
import { Button } from '#ui/actions/button.tsx'
import { texts } from './texts.es.ts'
import classes from './pane.module.css'

interface Props {
  photos: readonly CaptureResult[]
  onChange: (photos: readonly CaptureResult[]) => void
}

export function AnswerPhotos({ photos, onChange }: Props) {
  const words = useTexts(texts).photos
  if (photos.length === 0) return null
  return (
    <ul className={classes.photos} aria-label={words.title}>
      {photos.map((photo, index) => (
        <li key={photo.sha256}>
          {photo.preview ? (
            <BlobPicture blob={photo.preview} alt={words.item(index + 1)} />
          ) : (
            <IconPhoto size={24} aria-label={words.item(index + 1)} />
          )}
          <button
            type="button"
            className={classes.remove}
            aria-label={words.remove(index + 1)}
            onClick={() => onChange(photos.filter((each) => each !== photo))}
          >
            <IconX size={22} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

export function AddPhoto({ photos, onChange }: Props) {
  const words = useTexts(texts).photos
  const [isTaking, setTaking] = useState(false)
  if (photos.length >= MAX_EVIDENCE)
    return <p className="t-quiet t-small t-airy">{words.full(MAX_EVIDENCE)}</p>
  return (
    <>
      <Button
        variant="outline"
        leftSection={<IconCamera size={22} aria-hidden />}
        aria-disabled={isTaking}
        onClick={() => setTaking(true)}
      >
        {isTaking ? words.opening : words.add}
      </Button>
      {isTaking && (
        <Take
          onEnd={(photo) => {
            setTaking(false)
            if (photo && !photos.some(({ sha256 }) => sha256 === photo.sha256)) onChange([...photos, photo])
          }}
        />
      )}
    </>
  )
}

/** @param onEnd receives null when no photo was taken */
function Take({ onEnd }: { onEnd: (photo: CaptureResult | null) => void }) {
  const words = useTexts(texts).photos
  const [Capture, setCapture] = useState<ComponentType<CaptureProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    loadCapture().then(
      (chunk) => isWanted && setCapture(() => chunk.Capture),
      // The effect below reports the failure.
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [])
  useEffect(() => {
    if (!hasFailed) return
    showSnack({ text: words.notHere, tone: 'error' })
    onEnd(null)
  }, [hasFailed, onEnd, words])
  if (!Capture) return null
  return (
    <Capture
      only="picture"
      label={words.label}
      fileBase="respuesta"
      onReady={onEnd}
      onCancel={() => onEnd(null)}
    />
  )
}
