import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ImportState } from '#contract/imports/import-file.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import type { Problem } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { Steps } from './steps.tsx'
import { texts } from './texts.es.ts'

interface Props {
  step: number
  isOnline: boolean
  /** False until the server has answered which import is current. */
  isKnown: boolean
  absence: Problem | null
  problem: { text: string; attempt: number } | null
  onRetry: () => void
  children: ReactNode
}

export function ImportFrame({ step, isOnline, isKnown, absence, problem, onRetry, children }: Props) {
  const words = useTexts(texts)
  const away = awayWords(step, words)
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    // The focused element disappeared with its step. Moves the focus to the new step.
    const held = document.activeElement
    if (held !== document.body && !list.current?.contains(held)) return
    const now = list.current?.querySelector<HTMLElement>('[aria-current]') ?? list.current
    moveFocus(now)
  }, [step])
  if (!isKnown)
    return (
      <MissingData
        loadProblem={absence}
        loading={words.loading}
        slowText={words.slow}
        againWord={words.again}
        onRetry={onRetry}
      />
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

/** From step 2 on, the server continues the import without this page. */
export function awayWords<Words extends object>(step: number, words: { offline: Words; away: Words }): Words {
  return step >= 2 ? words.away : words.offline
}

export function stepOf(current: { estado: ImportState } | null, isChanging: boolean): number {
  if (current === null || isChanging) return 0
  if (current.estado === 'terminada') return 3
  return current.estado === 'revisando' || current.estado === 'lista' ? 1 : 2
}
