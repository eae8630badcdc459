import { IconArrowsMaximize, IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { BlobPicture } from '../pictures/blob-picture.tsx'
import { CaptureHeading } from './capture-heading.tsx'
import { CaptureTrouble } from './capture-hint.tsx'
import { captureTexts } from './capture-texts.es.ts'
import { type Corner, type Crop, isWhole, moveCorner, type PhotoEdit, WHOLE } from '../pictures/photo-edit.ts'
import type { CapturePage } from './capture-roll.ts'
import type { Capturing } from './use-capture.ts'
import { CaptureChoices, CaptureView } from './capture-view.tsx'
import classes from './capture-crop.module.css'

interface Props {
  page: CapturePage
  label: string
  state: Capturing
  onUse: (edit: PhotoEdit) => void
  onBack: () => void
}

const CORNERS: readonly Corner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']
/**
 * Movement of a corner for each arrow key, as a fraction of the picture. Shift multiplies the movement by
 * five.
 */
const STEP = 0.01

export function CaptureCrop({ page, label, state, onUse, onBack }: Props) {
  const words = useTexts(captureTexts)
  const [crop, setCrop] = useState(page.edit.crop ?? WHOLE)
  const whole = useWhole(page, state)
  const move = (corner: Corner, dx: number, dy: number) =>
    setCrop((current) => moveCorner(current, corner, dx, dy))
  const use = () => onUse({ turns: page.edit.turns, crop: isWhole(crop) ? null : crop })
  return (
    <CaptureView sided>
      <CaptureHeading sub={words.cropSub}>{words.cropTitle}</CaptureHeading>
      <div className={classes.room}>
        {whole ? (
          <Frame whole={whole} alt={words.photoOf(label)} crop={crop} onMove={move} />
        ) : (
          <ProgressLine text={words.preparing} />
        )}
      </div>
      <CaptureTrouble problem={state.problem} />
      <CaptureChoices>
        <Button fullWidth size="lg" leftSection={<IconCheck size={22} aria-hidden />} onClick={use}>
          {words.cropDone}
        </Button>
        <div className={classes.pair}>
          <Button
            fullWidth
            variant="outline"
            leftSection={<IconArrowsMaximize size={22} aria-hidden />}
            onClick={() => setCrop(WHOLE)}
          >
            {words.cropWhole}
          </Button>
          <Button fullWidth variant="outline" onClick={onBack}>
            {words.cropBack}
          </Button>
        </div>
      </CaptureChoices>
    </CaptureView>
  )
}

interface FrameProps {
  whole: Blob
  alt: string
  crop: Crop
  onMove: (corner: Corner, dx: number, dy: number) => void
}

function Frame({ whole, alt, crop, onMove }: FrameProps) {
  const words = useTexts(captureTexts)
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={classes.box}>
      <BlobPicture blob={whole} alt={alt} className={classes.whole} />
      <div className={classes.shade}>
        <div className={classes.window} style={percent(crop)} />
      </div>
      {CORNERS.map((corner) => (
        <Handle
          key={corner}
          corner={corner}
          crop={crop}
          word={words.corners[corner]}
          box={box}
          onMove={(dx, dy) => onMove(corner, dx, dy)}
        />
      ))}
    </div>
  )
}

/**
 * Returns the uncropped picture, because the person may widen a crop again. null while loading, and when this
 * browser cannot decode the picture.
 */
function useWhole(page: CapturePage, state: Capturing): Blob | null {
  const [whole, setWhole] = useState<Blob | null>(null)
  const loadWhole = useRef(() => state.roll.show(page))
  useEffect(() => {
    let isWanted = true
    void loadWhole.current().then((blob) => isWanted && setWhole(blob))
    return () => {
      isWanted = false
    }
  }, [])
  return whole
}

function percent({ left, top, right, bottom }: Crop) {
  const to = (share: number) => `${share * 100}%`
  return { left: to(left), top: to(top), width: to(right - left), height: to(bottom - top) }
}

interface HandleProps {
  corner: Corner
  crop: Crop
  word: string
  box: { current: HTMLDivElement | null }
  /** Called with the movement in fractions of the picture. */
  onMove: (dx: number, dy: number) => void
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

function Handle({ corner, crop, word, box, onMove }: HandleProps) {
  const last = useRef<{ x: number; y: number } | null>(null)
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const onPointerMove = (event: PointerEvent) => {
    const size = box.current?.getBoundingClientRect()
    if (!last.current || !size) return
    onMove((event.clientX - last.current.x) / size.width, (event.clientY - last.current.y) / size.height)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const end = () => {
    last.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const factor = event.shiftKey ? 5 : 1
    onMove(arrow[0] * factor, arrow[1] * factor)
  }
  const isLeft = corner === 'topLeft' || corner === 'bottomLeft'
  const isTop = corner === 'topLeft' || corner === 'topRight'
  const place = {
    left: `${(isLeft ? crop.left : crop.right) * 100}%`,
    top: `${(isTop ? crop.top : crop.bottom) * 100}%`,
  }
  return (
    <button
      type="button"
      className={classes.handle}
      style={place}
      data-corner={corner}
      aria-label={word}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    />
  )
}
