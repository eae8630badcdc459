import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useProfile } from '#hooks/session/use-session.ts'
import { useLeadsTeam } from '#models/time-alerts/use-leads-team.ts'
import { preloadPart } from '#parts/lazy-part.ts'
import { routes } from '../routes/routes.ts'

const AHEAD_MS = 1000

export function usePrefetchScreens(): void {
  const client = useQueryClient()
  const { company, user } = useProfile()
  const userId = user.Id_Usuario
  const { leads } = useLeadsTeam()
  useEffect(() => {
    const viewer = { company, userId, leadsTeam: leads === true }
    const prefetch = () => {
      for (const { isAhead, visible, load, dialog } of routes) {
        if (!isAhead || visible?.(viewer) === false) continue
        void preloadPart(dialog ?? (async () => (await load()).prefetchData?.(client)))
      }
    }
    const timer = setTimeout(prefetch, AHEAD_MS)
    return () => clearTimeout(timer)
  }, [company, userId, leads, client])
}
