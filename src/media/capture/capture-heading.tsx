import { type ReactNode, useRef } from 'react'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import classes from './capture.module.css'

/** Heading that takes the focus, because the tapped element has disappeared. */
export function CaptureHeading({ children, sub }: { children: ReactNode; sub?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading, { preventScroll: true })
  return (
    <div className="t-words-centred">
      <h3 ref={heading} tabIndex={-1} data-autofocus className={classes.heading}>
        {children}
      </h3>
      {sub && <p className={classes.sub}>{sub}</p>}
    </div>
  )
}
