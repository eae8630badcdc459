import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import classes from './form.module.css'

interface Props {
  /** null when nothing looks wrong. */
  text: string | null
  /**
   * Text being typed: the warning waits until typing pauses. Without it the warning appears at once.
   */
  typed?: string
  children: ReactNode
}

/** Renders a field with a warning below it. The warning is announced and blocks nothing. */
export function FieldWarning({ text, typed = '', children }: Props) {
  const isStill = useStill(typed)
  const isSaid = text !== null && isStill
  const place = useRef<HTMLOutputElement>(null)
  // Scrolls the warning above the buttons fixed at the lower edge while the field has the focus.
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

/** Returns false while the person is typing. */
function useStill(typed: string): boolean {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled === typed
}
