import type { ReactNode } from 'react'
import classes from './sun-header.module.css'

interface Props {
  title: ReactNode
  children?: ReactNode
  aside?: ReactNode
}

export function SunHeader({ title, children, aside }: Props) {
  return (
    <header className={classes.header}>
      <div className={classes.text}>
        <h1 className={classes.title}>{title}</h1>
        {children && <div className={classes.sub}>{children}</div>}
      </div>
      <span className={classes.quarter} aria-hidden="true" />
      <div className={classes.sun}>{aside}</div>
    </header>
  )
}
