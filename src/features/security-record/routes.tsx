import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const load = lazyPart(() =>
  import('./record-screen.tsx').then(({ RecordScreen }) => ({ Screen: RecordScreen })),
)

export const routes: readonly RoomRoute[] = [
  { path: paths.record, back: paths.more, load },
  { path: `${paths.record}/:id`, back: paths.record, load },
]
