import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const desk: Omit<RoomRoute, 'path'> = {
  visit: 'CajaPorDecidir',
  load: lazyPart(() => import('./desk-screen.tsx').then(({ DeskScreen }) => ({ Screen: DeskScreen }))),
}

export const routes: readonly RoomRoute[] = [
  { ...desk, path: paths.savingsDesk, back: paths.more },
  { ...desk, path: `${paths.savingsDesk}/:id`, back: paths.savingsDesk },
]
