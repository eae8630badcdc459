import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/desk-titles.es.ts'

/** Human resources publishes notices (P-27 … P-30). Not on a kiosk, which is unsuited to long texts. */
const board = deskRoute(paths.noticeBoard)

export const routes: FeatureRoute[] = [
  {
    ...board,
    path: paths.noticeBoard,
    title: () => wordsOf(titles).noticeBoard.title,
    back: paths.more,
    load: lazyPart(() => import('./notice-board-screen.tsx')),
  },
  {
    ...board,
    path: paths.newNotice,
    title: () => wordsOf(titles).noticeBoard.compose,
    back: paths.noticeBoard,
    load: lazyPart(() => import('./new-notice-screen.tsx')),
  },
]
