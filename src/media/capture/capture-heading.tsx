import { type ReactNode, useEffect, useRef } from 'react'
import classes from './capture.module.css'

/** Heads a view and takes the focus when the view comes: what was tapped is gone by then. */
export function CaptureHeading({ children, sub }: { children: ReactNode; sub?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="t-words-centred">
      <h3 ref={heading} tabIndex={-1} data-autofocus className={classes.heading}>
        {children}
      </h3>
      {sub && <p className={classes.sub}>{sub}</p>}
    </div>
  )
}
