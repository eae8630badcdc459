import type { ReactNode } from 'react'
import classes from './sun-header.module.css'

interface Props {
  /** The h1. */
  title: ReactNode
  /** Sync state or date below the title. */
  children?: ReactNode
  /** Content on the sun: the bell. */
  aside?: ReactNode
}

/** Header of Inicio, with the rising sun and a quarter disc. */
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
