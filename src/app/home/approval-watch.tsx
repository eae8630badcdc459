import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '#hooks/navigation/paths.ts'
import { useWaitingSurveys } from '#models/evaluations/tasks.tsx'
import { useApproves } from '#models/approvals/use-approves.ts'
import { useWaitingCount } from '#models/approvals/use-waiting.ts'
import { setWaitingApprovals } from '#models/approvals/waiting-count.ts'
import { preloadPart } from '#parts/lazy-part.ts'
import { routes } from '../routes/routes.ts'

export function ApprovalWatch() {
  const count = useWaitingCount()
  const approves = useApproves()
  useEffect(() => setWaitingApprovals(count), [count])
  useEffect(() => () => setWaitingApprovals(0), [])
  const client = useQueryClient()
  const hasSurveys = (useWaitingSurveys() ?? 0) > 0
  useEffect(() => {
    const route = hasSurveys && routes.find(({ path }) => path === paths.evaluations)
    if (!route) return
    // Prefetches the questionnaires for offline use, and sends unsent answers.
    const prefetch = () => void preloadPart(async () => (await route.load()).prefetchData?.(client))
    prefetch()
    window.addEventListener('online', prefetch)
    return () => window.removeEventListener('online', prefetch)
  }, [hasSurveys, client])
  useEffect(() => {
    const desk = approves && routes.find(({ path }) => path === paths.approvals)
    if (desk) void preloadPart(desk.load)
  }, [approves])
  return null
}
