import { IconShieldCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './importing.module.css'

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** Safety notice of the review step, with its buttons. */
export function ReviewFoot({ title, text, children }: Props) {
  return (
    <div className={classes.foot}>
      <IconShieldCheck size={24} aria-hidden="true" className={classes.shield} />
      <div className={classes.guard}>
        <p className="t-strong">{title}</p>
        <p className="t-quiet t-small">{text}</p>
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}
