import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconLoader2, IconX } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { bottomBars } from './bottom-bars.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import classes from './snack-bar.module.css'

export type SnackBarTone = 'info' | 'success' | 'error' | 'pink' | 'progress'

interface BarProps {
  id: number
  text: string
  tone: SnackBarTone
  onClose: () => void
  closeLabel: string
}

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  error: IconAlertTriangle,
  pink: IconAlertTriangle,
  /** What goes on by itself. */
  progress: IconLoader2,
}

function SnackBar({ id, text, tone, onClose, closeLabel }: BarProps) {
  const Icon = icons[tone]
  return (
    <span className={classes.bar} data-tone={tone}>
      <Icon className="t-firm" aria-hidden="true" size={22} />
      <span className={classes.text}>
        {text}
        {tone === 'error' && ErrorBoundary.Support && <ErrorBoundary.Support snack={id} />}
      </span>
      <button type="button" className={classes.close} aria-label={closeLabel} onClick={onClose}>
        <IconX aria-hidden="true" size={22} />
      </button>
    </span>
  )
}

interface PlaceProps {
  snack: { id: number; text: string; tone: SnackBarTone } | null
  onClose: (id: number) => void
  closeLabel: string
}

/** The place of the snack bar. It is always in the page: a live region that comes with its text is not read. */
export function SnackPlace({ snack, onClose, closeLabel }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const id = snack?.id
  useLayoutEffect(() => {
    if (id !== undefined) place.current?.style.setProperty('--bars', `${bottomBars()}px`)
  }, [id])
  const bar = snack && (
    <SnackBar key={snack.id} {...snack} onClose={() => onClose(snack.id)} closeLabel={closeLabel} />
  )
  const isUrgent = snack?.tone === 'error' || snack?.tone === 'pink'
  return (
    <div ref={place} className={classes.stack}>
      <output className={classes.region}>{!isUrgent && bar}</output>
      <div role="alert" className={classes.region}>
        {isUrgent && bar}
      </div>
    </div>
  )
}
