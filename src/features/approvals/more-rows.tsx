import { IconHourglass } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { useApproves } from '#models/approvals/use-approves.ts'
import { useWaitingApprovals } from '#models/approvals/waiting-count.ts'

const waiting = (count: number) =>
  count === 1
    ? inBoth('1 espera tu decisión', '1 needs your decision')
    : inBoth(`${count} esperan tu decisión`, `${count} need your decision`)

export const rows: readonly MoreRow[] = [
  {
    path: paths.approvals,
    group: 'daily',
    rank: 5,
    tone: 'primary',
    icon: () => <IconHourglass size={24} />,
    title: inBoth('Autorizaciones', 'Approvals'),
    useText: () => {
      const count = useWaitingApprovals()
      return count === 0 ? undefined : waiting(count)()
    },
    useIsShown: useApproves,
  },
]
