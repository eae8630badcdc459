import { useEffect } from 'react'
import { INE_TYPE } from '#domain/documents/documents.ts'
import { documentForm, PICTURES_STEP } from '#models/documents/document-drafts.ts'
import { usePictures } from '#models/documents/use-pictures.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { loadCapture } from '#media/capture/capture-lazy.ts'
import type { KeptPicture } from '#media/capture/capture-types.ts'
import { OpeningDialog } from '#ui/dialogs/opening-dialog.tsx'
import { forgetOffered, offered } from '../rows/offered.ts'
import { SendingDialog } from './sending-dialog.tsx'
import { texts } from '../texts.es.ts'
import { useSending } from './use-sending.ts'

interface Props {
  typeId: number
  label: string
  onClose: () => void
  onDone: () => void
  onRefresh: () => void
}

async function loadWithOffered() {
  const { Capture } = await loadCapture()
  return { Capture, given: offered() }
}

export function TakeDocument({ typeId, label, onClose, onDone, onRefresh }: Props) {
  const words = useTexts(texts)
  const pictures = usePictures<Awaited<ReturnType<typeof loadWithOffered>>, KeptPicture['edit']>(
    loadWithOffered,
    placeOf(typeId),
    () => wordsOf(texts).capture.noRoomForPhotos,
  )
  const { start } = pictures
  const isReady = start.phase === 'ready'
  useEffect(() => {
    if (isReady) forgetOffered()
  }, [isReady])
  const done = () => {
    pictures.forget()
    onRefresh()
    onDone()
  }
  const sender = useSending(typeId, { onDone: done, onCancelled: onRefresh })
  if (!isReady) {
    const { opening, notHere, notHereText } = words.capture
    const absent = { title: notHere, text: notHereText, againWord: words.again, onRetry: pictures.again }
    return (
      <OpeningDialog
        title={label}
        closeLabel={words.close}
        returnFocus={false}
        openingText={opening}
        absent={start.phase === 'absent' ? absent : null}
        onClose={onClose}
      />
    )
  }
  const { Capture, given } = start.part
  return (
    <>
      <Capture
        label={label}
        fileBase={fileBase(label)}
        kept={start.kept}
        offered={given}
        {...(typeId === INE_TYPE ? { only: 'card' } : {})}
        onReady={sender.send}
        onCancel={onClose}
        {...pictures.keeping}
      />
      <SendingDialog label={label} sender={sender} />
    </>
  )
}

const placeOf = (typeId: number) => ({ form: documentForm(typeId), step: PICTURES_STEP })

/** Example: 'Acta de nacimiento' → 'acta-de-nacimiento'. */
function fileBase(label: string): string {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'documento'
}
