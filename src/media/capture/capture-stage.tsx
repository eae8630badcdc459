import { IconBolt, IconCamera, IconFolderOpen, IconPhoto } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { classNames } from '#ui/theme/class-names.ts'
import { CaptureHeading } from './capture-heading.tsx'
import { CaptureHint, CaptureTrouble } from './capture-hint.tsx'
import { captureTexts } from './capture-texts.es.ts'
import { CARD_SHAPE, type CardSide } from './card.ts'
import { DrawingCard } from './drawing-card.tsx'
import { DrawingPage } from './drawing-page.tsx'
import { FileInput } from './file-input.tsx'
import { useCameraKind } from './use-camera-kind.ts'
import type { Capturing } from './use-capture.ts'
import { type LiveCamera, useLiveCamera } from './use-live-camera.ts'
import { usePasteDrop } from './use-paste-drop.ts'
import { CaptureView } from './capture-view.tsx'
import classes from './capture-stage.module.css'

interface Props {
  state: Capturing
  side: CardSide
  onTake: (blobs: readonly Blob[]) => void
  onBack: (() => void) | undefined
}

const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']

export function CaptureStage({ state, side, onTake, onBack }: Props) {
  const words = useTexts(captureTexts)
  const isShared = useSharedDevice() !== null
  const camera = useCameraKind()
  const live = useLiveCamera()
  const { phase, attach } = live
  const { isOnePicture, isCard } = state.roll
  // A shared device may contain other people's files, so it offers only its camera.
  const isOver = usePasteDrop(!isShared, onTake)
  if (isShared && camera === 'none') return <NoCamera />
  return (
    <CaptureView sided>
      <Heading roll={state.roll} side={side} />
      <div
        className={classNames(classes.frame, isCard && classes.card)}
        data-over={isOver || undefined}
        data-live={phase === 'on' || undefined}
      >
        {CORNERS.map((at) => (
          <span key={at} className={classes.corner} data-at={at} />
        ))}
        {phase === 'on' ? (
          <video ref={attach} autoPlay playsInline muted className={classes.video} />
        ) : isCard ? (
          <DrawingCard side={side} />
        ) : (
          <DrawingPage />
        )}
      </div>
      <div className="t-stack t-gap-2">
        {phase === 'failed' && <CaptureHint of={{ kind: 'problem', text: words.cameraFailed }} />}
        <CaptureTrouble problem={state.problem} />
        {state.busy === 'checking' && <ProgressLine text={words.checking} />}
        {phase === 'opening' && <ProgressLine text={words.openingCamera} />}
        {!isOnePicture && <CaptureHint of={{ kind: isCard ? 'card' : 'whole' }} />}
        <CaptureHint of={{ kind: 'light' }} />
        {!isShared && <p className={classes.drop}>{words.drop}</p>}
      </div>
      <div className={classes.bar}>
        {!isShared && (
          <FileInput
            from="files"
            only={isOnePicture ? 'picture' : undefined}
            className={classes.side}
            onTake={onTake}
          >
            <IconFolderOpen size={24} aria-hidden />
            <span>{words.chooseFile}</span>
          </FileInput>
        )}
        {camera === 'native' && (
          <FileInput from="camera" className={classes.shutter} onTake={onTake}>
            <Disc word={words.takePhoto} />
          </FileInput>
        )}
        {camera === 'live' && <LiveShutter live={live} shape={isCard ? CARD_SHAPE : null} onTake={onTake} />}
        <Beside live={live} onBack={onBack} />
      </div>
    </CaptureView>
  )
}

function Heading({ roll, side }: { roll: Capturing['roll']; side: CardSide }) {
  const words = useTexts(captureTexts)
  if (roll.isOnePicture) return <CaptureHeading sub={words.pictureSub}>{words.picturePlace}</CaptureHeading>
  if (!roll.isCard) return <CaptureHeading sub={words.placeSub}>{words.place}</CaptureHeading>
  return <CaptureHeading sub={words.cardSubs[side]}>{words.cardPlace}</CaptureHeading>
}

function NoCamera() {
  const words = useTexts(captureTexts)
  return (
    <CaptureView>
      <EmptyState
        level={2}
        drawing={<IconCamera size={64} aria-hidden />}
        title={words.noCamera}
        text={words.noCameraText}
      />
    </CaptureView>
  )
}

function Beside({ live, onBack }: { live: LiveCamera; onBack: Props['onBack'] }) {
  const words = useTexts(captureTexts)
  const { phase, light } = live
  if (phase === 'on' && light !== undefined) {
    return (
      <button
        type="button"
        className={classes.side}
        aria-pressed={light}
        onClick={() => void live.toggleLight()}
      >
        <IconBolt size={24} aria-hidden />
        <span>{words.light}</span>
      </button>
    )
  }
  if (!onBack) return null
  return (
    <button type="button" className={classes.side} onClick={onBack}>
      <IconPhoto size={24} aria-hidden />
      <span>{words.backToPhotos}</span>
    </button>
  )
}

function Disc({ word }: { word: string }) {
  return (
    <>
      <span className={classes.disc}>
        <IconCamera size={36} aria-hidden />
      </span>
      <span>{word}</span>
    </>
  )
}

interface ShutterProps {
  live: LiveCamera
  /** Width divided by height; null for the whole picture. */
  shape: number | null
  onTake: Props['onTake']
}

function LiveShutter({ live, shape, onTake }: ShutterProps) {
  const words = useTexts(captureTexts)
  const isLive = live.phase === 'on'
  const press = async () => {
    if (live.phase === 'opening') return
    if (!isLive) return live.open()
    const blob = await live.shoot(shape)
    if (blob) onTake([blob])
  }
  return (
    <button
      type="button"
      className={classes.shutter}
      aria-disabled={live.phase === 'opening'}
      onClick={() => void press()}
    >
      <Disc word={isLive ? words.takePhoto : words.openCamera} />
    </button>
  )
}
