import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import classes from './form.module.css'

interface Props {
  /** Null without a warning. */
  text: string | null
  typed?: string
  children: ReactNode
}

export function FieldWarning({ text, typed = '', children }: Props) {
  const isStill = useStill(typed)
  const isSaid = text !== null && isStill
  const place = useRef<HTMLOutputElement>(null)
  // Scrolls, because the buttons at the lower edge would cover the warning of the focused field.
  useEffect(() => {
    const box = place.current
    if (isSaid && box?.parentElement?.contains(document.activeElement))
      box.scrollIntoView({ block: 'nearest' })
  }, [isSaid])
  return (
    <div className={classes.key}>
      {children}
      <output ref={place}>
        {isSaid && (
          <StateChip tone="warn" icon={<IconAlertTriangle />}>
            {text}
          </StateChip>
        )}
      </output>
    </div>
  )
}

const PAUSE_MS = 800

function useStill(typed: string): boolean {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled === typed
}
