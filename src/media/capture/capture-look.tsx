import {
  IconArrowRight,
  IconCamera,
  IconCheck,
  IconCrop,
  IconFilePlus,
  IconRotateClockwise,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { BlobPicture } from '../pictures/blob-picture.tsx'
import { CARD_SIDES, cardSide } from './card.ts'
import { CaptureHeading } from './capture-heading.tsx'
import { CaptureHint, CaptureTrouble } from './capture-hint.tsx'
import { captureTexts } from './capture-texts.es.ts'
import { turnRight } from '../pictures/photo-edit.ts'
import { MAX_PAGES } from '../pictures/photo-pdf.ts'
import type { CapturePage } from './capture-roll.ts'
import type { Capturing } from './use-capture.ts'
import { usePasteDrop } from './use-paste-drop.ts'
import { CaptureChoices, CaptureView } from './capture-view.tsx'
import classes from './capture-look.module.css'

interface Props {
  page: CapturePage
  index: number
  label: string
  state: Capturing
  onSelect: (index: number) => void
  onTake: (blobs: readonly Blob[]) => void
  onRetake: () => void
  onAdd: () => void
  onCrop: () => void
}

/** Shows a photo and its faults. The person may use the photo in spite of them. */
export function CaptureLook(props: Props) {
  const { page, label, state } = props
  const words = useTexts(captureTexts)
  const isShared = useSharedDevice() !== null
  // Unlike CaptureStage, this view does not highlight a file that is dragged over the page.
  usePasteDrop(!isShared, props.onTake)
  const { photo } = page
  const { isCard } = state.roll
  const isOverfull = state.roll.isOverfull()
  const shown =
    isCard && !isOverfull ? `${label}, ${words.cardSides[cardSide(props.index)].toLowerCase()}` : label
  const isPoor = (photo?.faults.length ?? 0) > 0
  return (
    <CaptureView sided>
      <CaptureHeading>
        {isOverfull ? words.surplusTitle : isPoor ? words.againTitle : words.goodTitle}
      </CaptureHeading>
      <div className={classes.picture}>
        {photo ? (
          <BlobPicture blob={photo.jpeg} alt={words.photoOf(shown)} className={classes.photo} />
        ) : (
          <ProgressLine text={words.preparing} />
        )}
      </div>
      <output className="t-stack t-gap-2">
        {photo?.faults.map((fault) => (
          <CaptureHint key={fault} of={{ kind: 'fault', fault }} />
        ))}
        {photo && !isPoor && !isOverfull && <CaptureHint of={{ kind: 'good' }} />}
        {state.busy === 'joining' && <ProgressLine text={words.joining} />}
      </output>
      <CaptureTrouble problem={state.problem ?? (isOverfull ? 'twoSides' : null)} />
      <Tools {...props} />
      {isOverfull ? (
        <Surplus onRemove={() => state.roll.remove(page.id)} />
      ) : (
        <Choices state={state} isPoor={isPoor} onRetake={props.onRetake} onAdd={props.onAdd} />
      )}
    </CaptureView>
  )
}

function Tools({ page, index, state, onSelect, onAdd, onCrop }: Props) {
  const words = useTexts(captureTexts)
  const { pages, roll } = state
  const isList = !roll.isOnePicture && !roll.isCard
  return (
    <>
      {pages.length > 1 && (
        <Strip pages={pages} index={index} isCard={roll.isCard && !roll.isOverfull()} onSelect={onSelect} />
      )}
      <div className={classes.tools}>
        <Tool
          icon={<IconRotateClockwise />}
          word={words.turn}
          onClick={() => roll.edit(page.id, turnRight(page.edit))}
        />
        <Tool icon={<IconCrop />} word={words.crop} onClick={onCrop} />
        {pages.length < MAX_PAGES && isList && (
          <Tool icon={<IconFilePlus />} word={words.addPage} onClick={onAdd} />
        )}
        {pages.length > 1 && isList && (
          <Tool icon={<IconTrash />} word={words.removePage} onClick={() => roll.remove(page.id)} />
        )}
      </div>
    </>
  )
}

/** Shown instead of the other choices while a card has too many photos. */
function Surplus({ onRemove }: { onRemove: () => void }) {
  const words = useTexts(captureTexts)
  return (
    <CaptureChoices>
      <Button fullWidth size="lg" leftSection={<IconTrash size={22} aria-hidden />} onClick={onRemove}>
        {words.removePhoto}
      </Button>
    </CaptureChoices>
  )
}

interface ChoicesProps extends Pick<Props, 'state' | 'onRetake' | 'onAdd'> {
  isPoor: boolean
}

/**
 * Buttons for the photo; the recommended button is first and filled. A card needs both sides before it can be
 * sent.
 */
function Choices({ state, isPoor, onRetake, onAdd }: ChoicesProps) {
  const words = useTexts(captureTexts)
  const isDrawn = state.pages.every((each) => each.photo !== null) && state.busy === null
  const finish = () => {
    if (isDrawn) void state.finish()
  }
  const look = { fullWidth: true, size: 'lg', variant: isPoor ? 'outline' : 'filled' } as const
  const isHalf = state.roll.isCard && state.pages.length < CARD_SIDES
  const good = isHalf ? (
    <Button key="good" {...look} leftSection={<IconArrowRight size={22} aria-hidden />} onClick={onAdd}>
      {words.nextSide}
    </Button>
  ) : (
    <Button
      key="good"
      {...look}
      aria-disabled={!isDrawn}
      leftSection={<IconCheck size={22} aria-hidden />}
      onClick={finish}
    >
      {isPoor ? words.useAnyway : words.looksGood}
    </Button>
  )
  const again = (
    <Button
      key="again"
      fullWidth
      variant={isPoor ? 'filled' : 'outline'}
      size="lg"
      leftSection={<IconCamera size={22} aria-hidden />}
      onClick={onRetake}
    >
      {words.retake}
    </Button>
  )
  return <CaptureChoices>{isPoor ? [again, good] : [good, again]}</CaptureChoices>
}

function Tool({ icon, word, onClick }: { icon: ReactNode; word: string; onClick: () => void }) {
  return (
    <button type="button" className={classes.tool} onClick={onClick}>
      <span aria-hidden="true">{icon}</span>
      <span>{word}</span>
    </button>
  )
}

interface StripProps {
  pages: readonly CapturePage[]
  index: number
  isCard: boolean
  onSelect: (index: number) => void
}

function Strip({ pages, index, isCard, onSelect }: StripProps) {
  const words = useTexts(captureTexts)
  return (
    <fieldset className={classes.strip}>
      <legend className="t-hidden">{words.pages}</legend>
      {pages.map((page, place) => (
        <button
          key={page.id}
          type="button"
          className={classes.thumb}
          aria-label={isCard ? words.showSide(words.cardSides[cardSide(place)]) : words.showPage(place + 1)}
          aria-current={place === index ? 'page' : undefined}
          onClick={() => onSelect(place)}
        >
          {page.photo && <BlobPicture blob={page.photo.thumb} alt="" />}
          <span className={classes.number}>{place + 1}</span>
        </button>
      ))}
    </fieldset>
  )
}
