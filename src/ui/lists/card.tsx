import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './card.module.css'

interface Props {
  children: ReactNode
  className?: string
}

/** White paper with a line and a ledge. */
export function Card({ children, className }: Props) {
  return <div className={classNames(classes.card, className)}>{children}</div>
}
