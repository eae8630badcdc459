import { useEffect, useState } from 'react'
import { documentForm, PICTURES_STEP } from '#models/documents/document-drafts.ts'
import { createPictureKeeper, forgetPictures, readPictures } from '#models/documents/kept-pictures.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { loadCapture } from '#media/capture/capture-lazy.ts'
import type { KeptPicture } from '#media/capture/capture-types.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { forgetOffered, offered } from '../rows/offered.ts'
import { SendingDialog } from './sending-dialog.tsx'
import { texts } from '../texts.es.ts'
import { useSending } from './use-sending.ts'

interface Props {
  typeId: number
  label: string
  onClose: () => void
  /** What the server has may have changed. */
  onRefresh: () => void
}

type Start =
  | { phase: 'loading' }
  | { phase: 'absent' }
  | {
      phase: 'ready'
      Capture: Awaited<ReturnType<typeof loadCapture>>['Capture']
      kept: readonly KeptPicture[]
      /** Shared, pasted or dropped: goes to the first capture that opens. */
      given: readonly Blob[]
    }

/** Takes one document and hands it on. The pictures are kept as they come; on a kiosk nothing is. */
export function TakeDocument({ typeId, label, onClose, onRefresh }: Props) {
  const words = useTexts(texts)
  const [start, again] = useStart(typeId)
  const keeper = useKeeper(typeId)
  const done = () => {
    void keeper?.stop().then(() => forgetPictures(placeOf(typeId)))
    onRefresh()
    onClose()
  }
  const sender = useSending(typeId, { onDone: done, onCancelled: onRefresh })
  if (start.phase !== 'ready') {
    return (
      <Dialog opened title={label} closeLabel={words.close} returnFocus={false} onClose={onClose}>
        {start.phase === 'loading' ? (
          <ProgressLine text={words.capture.opening} />
        ) : (
          <EmptyState
            drawing={<DrawingNoConnection />}
            title={words.capture.notHere}
            text={words.capture.notHereText}
            action={<Button onClick={again}>{words.again}</Button>}
          />
        )}
      </Dialog>
    )
  }
  const { Capture, kept, given } = start
  return (
    <>
      <Capture
        label={label}
        fileBase={fileBase(label)}
        kept={kept}
        offered={given}
        onReady={sender.send}
        onCancel={onClose}
        {...(keeper ? { onPictures: keeper.keep } : {})}
      />
      <SendingDialog label={label} sender={sender} />
    </>
  )
}

const placeOf = (typeId: number) => ({ form: documentForm(typeId), step: PICTURES_STEP })

/** 'Número de IMSS' → 'numero-de-imss': the file's name on the server says what it is and nothing else. */
function fileBase(label: string): string {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'documento'
}

function useStart(typeId: number): [Start, () => void] {
  const isKiosk = useIsKiosk()
  const [attempt, setAttempt] = useState(0)
  const [start, setStart] = useState<Start>({ phase: 'loading' })
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      setStart({ phase: 'loading' })
      const [chunk, kept] = await Promise.all([
        // null: the camera could not be fetched, which is said.
        loadCapture().catch(() => null),
        // Too little memory to unpack them: to begin without them would write over them.
        isKiosk ? [] : readPictures<KeptPicture['edit']>(placeOf(typeId)).catch(() => null),
      ])
      if (!isCurrent) return
      setStart(chunk && kept ? { phase: 'ready', ...chunk, kept, given: offered() } : { phase: 'absent' })
      if (chunk && kept) forgetOffered()
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [typeId, isKiosk, attempt])
  return [start, () => setAttempt(attempt + 1)]
}

function useKeeper(typeId: number) {
  const isKiosk = useIsKiosk()
  const [keeper] = useState(() => {
    if (isKiosk) return null
    const full = () => showSnack({ text: wordsOf(texts).capture.noRoomForPhotos, tone: 'error', ms: 6000 })
    return createPictureKeeper<KeptPicture['edit']>(placeOf(typeId), full)
  })
  return keeper
}
