import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const approvals: Omit<RoomRoute, 'path'> = {
  idle: 'form',
  // Both routes share one loader, which keeps the list mounted under an open item.
  load: lazyPart(() =>
    import('./approvals-screen.tsx').then(({ ApprovalsScreen }) => ({ Screen: ApprovalsScreen })),
  ),
}

export const routes: readonly RoomRoute[] = [
  { ...approvals, path: paths.approvals, back: paths.more },
  { ...approvals, path: `${paths.approvals}/:clase/:id`, back: paths.approvals, hasBar: false },
]
