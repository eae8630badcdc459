import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { HalfDiscBadge } from '#ui/drawings/half-disc.tsx'
import { Card } from '#ui/lists/card.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import classes from './loan-conditions.module.css'

export function LoanVerdict({
  isMet,
  reason,
  children,
}: {
  isMet: boolean
  reason: string
  children?: ReactNode
}) {
  return (
    <Card>
      <p className={classes.reason}>
        <LoanMark isMet={isMet} />
        {reason}
      </p>
      {children}
    </Card>
  )
}

export function LoanMark({ isMet }: { isMet: boolean }) {
  return (
    <span className={classNames(classes.mark, isMet ? classes.yes : classes.no)}>
      <HalfDiscBadge tone={isMet ? 'ok' : 'error'} size={30}>
        {isMet ? <IconCheck size={20} stroke={3} /> : <IconX size={20} stroke={3} />}
      </HalfDiscBadge>
    </span>
  )
}
