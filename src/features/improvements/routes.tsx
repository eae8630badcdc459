import { hasReminders } from '#domain/identity/can.ts'
import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { improvementPaths } from '#hooks/navigation/improvement-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Open to every employee, also on a kiosk. */
const own = { access: 'session', section: 'more', visible: hasReminders } as const

export const routes: FeatureRoute[] = [
  {
    ...own,
    path: improvementPaths.register,
    keepsTyped: true,
    title: () => wordsOf(titles).improvements.register,
    back: improvementPaths.followUp,
    idle: 'form',
    load: lazyPart(() =>
      import('./register-screen.tsx').then(({ RegisterScreen }) => ({ Screen: RegisterScreen })),
    ),
  },
  {
    ...own,
    path: improvementPaths.followUp,
    title: () => wordsOf(titles).improvements.followUp,
    back: paths.more,
    load: lazyPart(() =>
      import('./follow-screen.tsx').then(({ FollowScreen }) => ({ Screen: FollowScreen })),
    ),
  },
  {
    ...deskRoute(improvementPaths.administration),
    path: improvementPaths.administration,
    title: () => wordsOf(titles).improvements.administration,
    back: paths.more,
    load: lazyPart(() => import('./desk-screen.tsx').then(({ DeskScreen }) => ({ Screen: DeskScreen }))),
  },
]
