import { useEffect } from 'react'
import { paths } from '#hooks/navigation/paths.ts'
import { useApproves } from '#models/approvals/use-approves.ts'
import { useWaitingCount } from '#models/approvals/use-waiting.ts'
import { setWaitingApprovals } from '#models/approvals/waiting-count.ts'
import { loadAhead } from '#parts/lazy-part.ts'
import { desks } from '../routes/desks.ts'

/** Counts what waits for the person's decision, for bars and rows, and brings its screen ahead; draws nothing. */
export function ApprovalWatch() {
  const count = useWaitingCount()
  const approves = useApproves()
  useEffect(() => setWaitingApprovals(count), [count])
  useEffect(() => () => setWaitingApprovals(0), [])
  useEffect(() => {
    const desk = approves && desks.find(({ path }) => path === paths.approvals)
    if (desk) void loadAhead(desk.load)
  }, [approves])
  return null
}
