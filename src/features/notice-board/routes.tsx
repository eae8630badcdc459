import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  { path: paths.noticeBoard, back: paths.more, load: lazyPart(() => import('./notice-board-screen.tsx')) },
  {
    path: paths.newNotice,
    keepsTyped: true,
    title: inBoth('Nuevo aviso', 'New notice'),
    back: paths.noticeBoard,
    load: lazyPart(() => import('./new-notice-screen.tsx')),
  },
]
