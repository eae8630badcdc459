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
  progress: IconLoader2,
}

function SnackBar({ id, text, tone, onClose, closeLabel }: BarProps) {
  const Icon = icons[tone]
  return (
    <span className={classes.bar} data-tone={tone}>
      <Icon className="t-firm" aria-hidden="true" size={22} />
      <span className={classes.text}>
        <span>{text}</span>
        {tone === 'error' && ErrorBoundary.Support && <ErrorBoundary.Support snack={id} />}
      </span>
      <button type="button" className={classes.close} aria-label={closeLabel} onClick={onClose}>
        <IconX aria-hidden="true" size={22} />
      </button>
    </span>
  )
}

const FIELDS = 'input, select, textarea'

/**
 * Returns whether the snack bar covers a form error or field; the bar then moves to the upper edge. When the
 * focused field has an error, only this error counts.
 */
function isOverForm(place: HTMLElement): boolean {
  const { top } = place.getBoundingClientRect()
  const errorTexts = [...document.querySelectorAll('[id$="-error"]')]
  const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ')
  const own = errorTexts.filter(({ id }) => described?.includes(id))
  return (own.length > 0 ? own : [...errorTexts, ...document.querySelectorAll(FIELDS)]).some((part) => {
    const box = part.getBoundingClientRect()
    return box.bottom > top && box.top < innerHeight
  })
}

interface PlaceProps {
  snack: { id: number; text: string; tone: SnackBarTone } | null
  onClose: (id: number) => void
  closeLabel: string
}

/** Stays in the page, because screen readers ignore a live region that appears together with its text. */
export function SnackPlace({ snack, onClose, closeLabel }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const id = snack?.id
  useLayoutEffect(() => {
    const bar = place.current
    if (id === undefined || !bar) return
    bar.style.setProperty('--bars', `${bottomBars()}px`)
    const look = () => {
      bar.removeAttribute('data-up')
      bar.toggleAttribute('data-up', isOverForm(bar))
    }
    const later = () => setTimeout(look, 100)
    later()
    document.addEventListener('focusin', later)
    return () => document.removeEventListener('focusin', later)
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
