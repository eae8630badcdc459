import { useEffect, useId, useRef } from 'react'
import { moveFocus } from '../actions/focus.ts'
import { CountdownRing } from './countdown-ring.tsx'
import classes from './idle-band.module.css'

interface Props {
  /** Remaining whole seconds, of `total`. */
  seconds: number
  total: number
  title: string
  text: string
  /** Announced once, because screen readers would otherwise read every second. */
  announcement: string
  endWord: string
  stayWord: string
  onEnd: () => void
  onStay: () => void
}

/** Idle warning with a ring that shrinks every second. The button `stayWord` has the focus. */
export function IdleBand(props: Props) {
  const { seconds, total, title, text, announcement, endWord, stayWord, onEnd, onStay } = props
  const stay = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const textId = useId()
  useEffect(() => {
    const before = document.activeElement
    moveFocus(stay.current, { preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) moveFocus(before, { preventScroll: true })
    }
  }, [])
  return (
    // Modal, because a dialog below would otherwise hide the band from screen readers.
    <div
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={classes.band}
    >
      <span id={textId} className="t-hidden">
        {announcement}
      </span>
      <CountdownRing share={seconds / total} className={classes.ring}>
        {seconds}
      </CountdownRing>
      <div className={classes.words}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <p className={classes.text} aria-hidden="true">
          {text}
        </p>
      </div>
      <div className={classes.actions}>
        <button type="button" className={classes.end} onClick={onEnd}>
          {endWord}
        </button>
        <button ref={stay} type="button" className={classes.stay} onClick={onStay}>
          {stayWord}
        </button>
      </div>
    </div>
  )
}
