import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './banner.module.css'
import tones from '../theme/tone.module.css'
import type { Tone } from '../theme/tone.ts'

interface Props {
  /** 'ink' is a dark strip of full width ("Sin internet"). The other tones are cards on the page. */
  tone: 'ink' | Exclude<Tone, 'money' | 'maiz'>
  icon: ReactNode
  title?: ReactNode
  children?: ReactNode
  /** TextLink with `underline`. */
  action?: ReactNode
  /** 'status' is announced politely, 'alert' at once. Nothing is announced without `live`. */
  live?: 'status' | 'alert'
}

export function Banner({ tone, icon, title, children, action, live }: Props) {
  const strip = tone === 'ink'
  return (
    <div
      className={classNames(classes.banner, strip ? classes.ink : classNames(classes.card, tones[tone]))}
      role={live}
    >
      <span className="t-slot" aria-hidden="true">
        {icon}
      </span>
      <div className={classes.words}>
        {title && <p className="t-strong">{title}</p>}
        {children && <div className="t-airy">{children}</div>}
      </div>
      {action}
    </div>
  )
}
