import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listTeamAlerts } from '#contract/time-alerts.ts'
import { readKept } from '#core/store/kept.ts'
import { canSeeTimeAlerts, hasReminders } from '#domain/can.ts'
import { loadIncidents } from '#features/incidents/routes.tsx'
import { loadReminders } from '#features/reminders/routes.tsx'
import { paths } from '#hooks/navigation/paths.ts'
import { useLeadsTeam } from '#models/time-alerts/use-leads-team.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { routeOf } from '../routes/guard.ts'
import { loadAhead } from '#parts/lazy-part.ts'
import { routes } from '../routes/routes.ts'

/** After what Inicio itself still fetches. */
const AHEAD_MS = 1000

/**
 * Screens that are no part of the precache: whoever has them gets them while the network is there. For a leader the last
 * known alerts of the team are in memory, too, before they are tapped: a large team is 700 KB to decrypt and
 * read, which a cheap tablet should not do between the tap and the picture.
 */
export function useScreensAhead(): void {
  const client = useQueryClient()
  const { company, user } = useProfile()
  const viewer = { company, userId: user.Id_Usuario }
  const hasAlerts = canSeeTimeAlerts(viewer)
  const isReminded = hasReminders(viewer)
  const { leads } = useLeadsTeam()
  useEffect(() => {
    const bring = () => {
      if (isReminded) void Promise.all([loadAhead(loadReminders), loadAhead(loadIncidents)])
      if (hasAlerts) void (leads ? bringTeam(client) : bringScreen(paths.timeAlerts))
    }
    const timer = setTimeout(bring, AHEAD_MS)
    return () => clearTimeout(timer)
  }, [hasAlerts, isReminded, leads, client])
}

async function bringScreen(path: string): Promise<void> {
  const screen = routeOf(path, routes)
  if (screen) await loadAhead(screen.load)
}

async function bringTeam(client: QueryClient): Promise<void> {
  await bringScreen(paths.team)
  const key = [listTeamAlerts.id, {}]
  if (client.getQueryData(key) !== undefined) return
  const kept = await readKept(listTeamAlerts, {})
  // Old on purpose: the screen asks for news all the same.
  if (kept && client.getQueryData(key) === undefined) client.setQueryData(key, kept, { updatedAt: 0 })
}
