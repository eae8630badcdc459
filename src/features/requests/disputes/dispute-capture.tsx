import { useEffect, useState } from 'react'
import { createPictureKeeper, forgetPictures, readPictures } from '#models/documents/kept-pictures.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useBackCloses } from '#hooks/navigation/use-back-closes.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { loadCapture } from '#media/capture/capture-lazy.ts'
import type { CaptureResult, KeptPicture } from '#media/capture/capture-types.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import { cameraPlace, type DraftPlace } from './dispute-drafts.ts'
import { disputeTexts } from './dispute-texts.es.ts'

interface Props {
  place: DraftPlace
  onReady: (result: CaptureResult) => void
  onClose: () => void
}

type Loaded = Awaited<ReturnType<typeof loadCapture>>
type Start =
  | { phase: 'loading' }
  | { phase: 'absent' }
  | { phase: 'ready'; Capture: Loaded['Capture']; kept: readonly KeptPicture[] }

/** One photo by the camera or a file; what was taken and not used yet outlives a kill of the app. */
export function DisputeCapture({ place, onReady, onClose }: Props) {
  const words = useTexts(disputeTexts)
  const { form } = words
  const [start, again] = useStart(place)
  const keeper = useKeeper(place)
  useBackCloses(onClose)
  useFocusBack()
  const use = (result: CaptureResult) => {
    void keeper?.stop().then(() => forgetPictures(cameraPlace(place)))
    onReady(result)
  }
  if (start.phase === 'ready') {
    const { Capture, kept } = start
    return (
      <Capture
        only="picture"
        label={form.captureLabel}
        fileBase="prueba"
        kept={kept}
        onReady={use}
        onCancel={onClose}
        {...(keeper ? { onPictures: keeper.keep } : {})}
      />
    )
  }
  return (
    <Dialog opened title={form.addPhoto} closeLabel={words.close} onClose={onClose}>
      {start.phase === 'loading' ? (
        <ProgressLine text={form.captureOpening} />
      ) : (
        <EmptyState
          drawing={<DrawingNoConnection />}
          title={form.captureAbsent}
          text={form.captureAbsentText}
          action={<Button onClick={again}>{words.again}</Button>}
        />
      )}
    </Dialog>
  )
}

function useStart(place: DraftPlace): [Start, () => void] {
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
        isKiosk ? [] : readPictures<KeptPicture['edit']>(cameraPlace(place)).catch(() => null),
      ])
      if (isCurrent) setStart(chunk && kept ? { phase: 'ready', ...chunk, kept } : { phase: 'absent' })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [place, isKiosk, attempt])
  return [start, () => setAttempt(attempt + 1)]
}

function useKeeper(place: DraftPlace) {
  const isKiosk = useIsKiosk()
  const [keeper] = useState(() => {
    if (isKiosk) return null
    const full = () => showSnack({ text: wordsOf(disputeTexts).form.photosNotKept, tone: 'error', ms: 6000 })
    return createPictureKeeper<KeptPicture['edit']>(cameraPlace(place), full)
  })
  return keeper
}
