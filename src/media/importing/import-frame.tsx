import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ImportState } from '#contract/import-file.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { NotHere, type Problem } from '#ui/feedback/not-here.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { Steps } from './steps.tsx'
import { texts } from './texts.es.ts'

interface Props {
  step: number
  isOnline: boolean
  /** It is known which file is at work, or that none is. */
  isKnown: boolean
  /** Why it is not known, once that is sure. */
  absence: Problem | null
  /** What did not work last, and which attempt it was. */
  problem: { text: string; attempt: number } | null
  onRetry: () => void
  children: ReactNode
}

/** Around the three steps: where one is, and what is in the way. */
export function ImportFrame({ step, isOnline, isKnown, absence, problem, onRetry, children }: Props) {
  const words = useTexts(texts)
  const away = awayWords(step, words)
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    // What had the focus went with its step: whoever uses keys goes on where the next one begins.
    const held = document.activeElement
    if (held !== document.body && !list.current?.contains(held)) return
    const now = list.current?.querySelector<HTMLElement>('[aria-current]') ?? list.current
    now?.focus()
  }, [step])
  if (!isKnown && absence) return <NotHere {...absence} againWord={words.again} onRetry={onRetry} />
  if (!isKnown)
    return (
      <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} onRetry={onRetry} />
    )
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <Steps step={step} list={list} />
      {!isOnline && (
        <Banner tone="warn" live="status" icon={<IconWifiOff size={24} />} title={away.title}>
          {away.text}
        </Banner>
      )}
      {problem && (
        <Banner
          key={`problem ${problem.attempt}`}
          tone="error"
          live="alert"
          icon={<IconAlertTriangle size={24} />}
          title={words.failedTitle}
        >
          {problem.text}
        </Banner>
      )}
      {children}
    </div>
  )
}

/** Once it is under way the server goes on by itself: what lacks is to see it. */
export function awayWords<Words extends object>(step: number, words: { offline: Words; away: Words }): Words {
  return step >= 2 ? words.away : words.offline
}

/** From 0: a file is chosen, looked through, imported; 3: it is done. */
export function stepOf(current: { estado: ImportState } | null, isChanging: boolean): number {
  if (current === null || isChanging) return 0
  if (current.estado === 'terminada') return 3
  return current.estado === 'revisando' || current.estado === 'lista' ? 1 : 2
}
