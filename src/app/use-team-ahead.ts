import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listTeamAlerts } from '#contract/time-alerts.ts'
import { readKept } from '#core/kept.ts'
import { paths } from '#hooks/paths.ts'
import { useLeadsTeam } from '#hooks/use-leads-team.ts'
import { routeOf } from './guard.ts'
import { loadAhead } from '#parts/lazy-part.ts'
import { routes } from './routes.ts'

/** After what Inicio itself still fetches. */
const AHEAD_MS = 1000

/**
 * For a leader: the screen of the team and its last known alerts are in memory before they are tapped. A large team is
 * 700 KB to decrypt and read, which a cheap tablet should not do between the tap and the picture. Nothing is fetched but
 * the screen's own files, which lie on the device.
 */
export function useTeamAhead(): void {
  const client = useQueryClient()
  const { leads } = useLeadsTeam()
  useEffect(() => {
    if (!leads) return
    const timer = setTimeout(() => void bringTeam(client), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [leads, client])
}

async function bringTeam(client: QueryClient): Promise<void> {
  const screen = routeOf(paths.team, routes)
  if (screen) await loadAhead(screen.load)
  const key = [listTeamAlerts.id, {}]
  if (client.getQueryData(key) !== undefined) return
  // What can't be read is asked for by the screen.
  const kept = await readKept(listTeamAlerts, {}).catch(() => null)
  // Old on purpose: the screen asks for news all the same.
  if (kept && client.getQueryData(key) === undefined) client.setQueryData(key, kept, { updatedAt: 0 })
}
