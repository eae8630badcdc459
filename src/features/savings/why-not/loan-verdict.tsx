import { IconCheck, IconClockHour4, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { HalfDiscBadge } from '#ui/drawings/half-disc.tsx'
import { Card } from '#ui/lists/card.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import classes from './loan-conditions.module.css'

interface Props {
  isMet: boolean
  /** True when the person only has to wait, for example for the decision about an earlier request. */
  isWaiting?: boolean
  reason: string
  children?: ReactNode
}

export function LoanVerdict({ reason, children, ...mark }: Props) {
  return (
    <Card>
      <p className={classes.reason}>
        <LoanMark {...mark} />
        {reason}
      </p>
      {children}
    </Card>
  )
}

const looks = {
  met: { tone: 'ok', look: classes.yes, icon: <IconCheck size={20} stroke={3} /> },
  unmet: { tone: 'error', look: classes.no, icon: <IconX size={20} stroke={3} /> },
  waiting: { tone: 'warn', look: undefined, icon: <IconClockHour4 size={20} stroke={2.5} /> },
} as const

export function LoanMark({ isMet, isWaiting = false }: Pick<Props, 'isMet' | 'isWaiting'>) {
  const state = isMet ? 'met' : isWaiting ? 'waiting' : 'unmet'
  const { tone, look, icon } = looks[state]
  return (
    <span className={classNames(classes.mark, look)} data-mark={state}>
      <HalfDiscBadge tone={tone} size={30}>
        {icon}
      </HalfDiscBadge>
    </span>
  )
}
