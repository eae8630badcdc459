import { IconAlertTriangle, IconArrowDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { moveFocus } from '../actions/focus.ts'
import classes from './error-summary.module.css'

interface Props {
  title: string
  items?: readonly { fieldId: string; text: string }[]
  /** TextLink with `underline`. */
  action?: ReactNode
  /** Number of the attempt. A new number moves the focus again, even for the same error. */
  attempt: number
}

/** Summary of form errors. Takes the focus when it appears (product.md, "Errors"). */
export function ErrorSummary({ title, items = [], action, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    moveFocus(box.current)
  }, [attempt])
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <div className={classes.head}>
        <IconAlertTriangle aria-hidden="true" size={24} />
        <p className="t-strong t-airy">{title}</p>
      </div>
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((item) => (
            <li key={item.fieldId}>
              <button
                type="button"
                className={classes.link}
                onClick={() => moveFocus(document.getElementById(item.fieldId))}
              >
                <span>{item.text}</span>
                <IconArrowDown aria-hidden="true" size={22} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
