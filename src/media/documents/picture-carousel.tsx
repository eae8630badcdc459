import { IconPhotoOff } from '@tabler/icons-react'
import { type TouchEvent, useEffect, useRef, useState } from 'react'
import type { FileBytes } from '#core/transport/data-url.ts'
import { type EvidencePicture, openEvidence } from '#models/requests/evidence.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { evidenceTexts } from './evidence-texts.es.ts'
import { ZoomPicture } from '../pdf/zoom-picture.tsx'
import classes from './picture-carousel.module.css'

type Slide = FileBytes | 'opening' | 'offline' | 'broken'

const SWIPE_PX = 48

interface Props {
  pictures: readonly EvidencePicture[]
}

/** Shows one of several pictures at a time (spec 000 §2, evidence dialog). */
export function PictureCarousel({ pictures }: Props) {
  const words = useTexts(evidenceTexts)
  const [index, setIndex] = useState(0)
  const { slides, retry, breakDown } = useSlides(pictures, index)
  const count = pictures.length
  const turn = (to: number) => setIndex(Math.min(count - 1, Math.max(0, to)))
  const swipe = useSwipe((direction) => turn(index + direction))
  const box = useArrowKeys((key) => {
    const to = placeOfKey(key, index, count)
    if (to !== null) turn(to)
    return to !== null
  })
  const slide = slides.get(index) ?? 'opening'
  const label = words.picture(index + 1, count)
  return (
    <section ref={box} className="t-stack t-grow t-low" aria-label={words.pictures}>
      <div className="t-stack t-grow t-low" {...swipe}>
        {typeof slide === 'object' ? (
          <ZoomPicture key={index} file={slide} label={label} onBroken={() => breakDown(index)} />
        ) : (
          <Placeholder state={slide} isAlone={count === 1} onAgain={() => retry(index)} />
        )}
      </div>
      <Pager
        page={index + 1}
        pages={count}
        onPage={(page) => turn(page - 1)}
        words={{ ...words, pages: words.pictures, place: () => label }}
      />
    </section>
  )
}

interface PlaceholderProps {
  state: Exclude<Slide, FileBytes>
  isAlone: boolean
  onAgain: () => void
}

function Placeholder({ state, isAlone, onAgain }: PlaceholderProps) {
  const words = useTexts(evidenceTexts)
  if (state === 'opening') {
    return (
      <div className={classes.place}>
        <ProgressLine text={words.opening} />
      </div>
    )
  }
  const broken = isAlone ? words.brokenAlone : words.broken
  return (
    <div className={classes.place}>
      <IconPhotoOff className="t-quiet" size={72} stroke={1.5} aria-hidden />
      <p role="status">{state === 'offline' ? words.away : broken}</p>
      <Button variant="outline" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  )
}

function useSlides(pictures: readonly EvidencePicture[], index: number) {
  const [slides, setSlides] = useState<ReadonlyMap<number, Slide>>(new Map())
  const [round, setRound] = useState(0)
  const requested = useRef(new Set<number>())
  const stop = useRef<AbortController | null>(null)
  const put = (place: number, slide: Slide) => setSlides((known) => new Map(known).set(place, slide))
  useEffect(() => {
    const ending = new AbortController()
    stop.current = ending
    const began = requested.current
    return () => {
      ending.abort()
      began.clear()
    }
  }, [])
  useEffect(() => {
    const load = async (place: number) => {
      const picture = pictures[place]
      const ending = stop.current
      if (!picture || !ending || requested.current.has(place)) return
      requested.current.add(place)
      const slide = await openEvidence(picture, ending.signal)
      if (!ending.signal.aborted) put(place, slide)
    }
    void load(index).then(() => load(index + 1))
  }, [pictures, index, round])
  const retry = (place: number) => {
    requested.current.delete(place)
    put(place, 'opening')
    setRound(round + 1)
  }
  return { slides, retry, breakDown: (place: number) => put(place, 'broken') }
}

function canScrollSideways(carousel: Element): boolean {
  return [...carousel.querySelectorAll('section')].some((box) => box.scrollWidth > box.clientWidth + 1)
}

/** Listens to keys. `onKey` returns whether it handled the key. */
function useArrowKeys(onKey: (key: string) => boolean) {
  const box = useRef<HTMLElement>(null)
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTheBrowsers = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented
      if (isTheBrowsers || !box.current || canScrollSideways(box.current)) return
      if (latest.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return box
}

function placeOfKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return index + 1
  if (key === 'ArrowLeft') return index - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

function useSwipe(onTurn: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches, currentTarget }: TouchEvent) => {
      const finger = touches.length === 1 && !canScrollSideways(currentTarget) ? touches[0] : undefined
      start.current = finger ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      const from = start.current
      start.current = null
      if (!from || !finger) return
      const x = finger.clientX - from.x
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(finger.clientY - from.y)) return
      onTurn(x < 0 ? 1 : -1)
    },
  }
}
