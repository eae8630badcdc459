import { useEffect } from 'react'
import { paths } from '#hooks/navigation/paths.ts'
import { useWaitingSurveys } from '#models/evaluations/tasks.tsx'
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
  const surveys = useWaitingSurveys()
  useEffect(() => {
    // Answered on the way, without a network.
    const own = surveys > 0 && desks.find(({ path }) => path === paths.evaluations)
    if (own) void loadAhead(own.load)
  }, [surveys])
  useEffect(() => {
    const desk = approves && desks.find(({ path }) => path === paths.approvals)
    if (desk) void loadAhead(desk.load)
  }, [approves])
  return null
}
