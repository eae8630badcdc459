import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import classes from './form.module.css'

interface Props {
  /** null: nothing looks wrong. */
  text: string | null
  /** What is being typed: nothing is said before a pause. Without it the text comes at once. */
  typed?: string
  children: ReactNode
}

/** A field and, below it, what looks wrong about its answer: said when it comes, and blocking nothing. */
export function Warned({ text, typed = '', children }: Props) {
  const isStill = useStill(typed)
  const isSaid = text !== null && isStill
  const place = useRef<HTMLOutputElement>(null)
  // Whoever is in the field sees it, not the buttons that stay at the lower edge.
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

/** false while somebody is typing. */
function useStill(typed: string): boolean {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled === typed
}
