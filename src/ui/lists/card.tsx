import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

interface Props {
  children: ReactNode
  className?: string
}

export function Card({ children, className }: Props) {
  return <div className={classNames('t-card t-pad-4', className)}>{children}</div>
}
