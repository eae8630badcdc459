import { useEffect, useId, useRef } from 'react'
import { CountdownRing } from './countdown-ring.tsx'
import classes from './idle-band.module.css'

interface Props {
  /** Whole seconds that are left, of `total`. */
  seconds: number
  total: number
  /** '¿Sigues aquí?' */
  title: string
  /** 'En 14 s cerramos tu sesión en este kiosco.' */
  text: string
  /** The same once, for a screen reader: it would else hear every second. */
  announcement: string
  endWord: string
  stayWord: string
  onEnd: () => void
  onStay: () => void
}

/** Asks whether somebody is still there; the ring empties by the second. The focus is on "Sigo aquí". */
export function IdleBand(props: Props) {
  const { seconds, total, title, text, announcement, endWord, stayWord, onEnd, onStay } = props
  const stay = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const textId = useId()
  useEffect(() => {
    const before = document.activeElement
    stay.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    // Modal for a screen reader too: it may lie over a dialog that would else hide it.
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
