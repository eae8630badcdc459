import { IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { useApproves } from '#models/approvals/use-approves.ts'
import { useWaitingApprovals } from '#models/approvals/waiting-count.ts'

/** Returns a text also for zero: a line that appears with the number would move the rows below. */
const waiting = (count: number) => {
  if (count === 0) return inBoth('Lo que espera tu decisión', 'What needs your decision')
  return count === 1
    ? inBoth('1 espera tu decisión', '1 needs your decision')
    : inBoth(`${count} esperan tu decisión`, `${count} need your decision`)
}

/** Decides only once, when Más opens: a row that appears later would move all other rows. */
function useApprovesAtFirst(): boolean {
  const [isShown] = useState(useApproves())
  return isShown
}

export const rows: readonly MoreRow[] = [
  {
    path: paths.approvals,
    group: 'daily',
    rank: 5,
    tone: 'primary',
    icon: () => <IconHourglass size={24} />,
    title: inBoth('Autorizaciones', 'Approvals'),
    useText: () => waiting(useWaitingApprovals())(),
    useIsShown: useApprovesAtFirst,
  },
]
