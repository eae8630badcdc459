import { hasReminders } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/**
 * Routes of the pending decisions. Only the server knows which person decides on which item; all
 * other people see an empty list.
 */
const approvals: Omit<FeatureRoute, 'path'> = {
  title: () => wordsOf(titles).approvals.title,
  access: 'session',
  section: 'team',
  visible: hasReminders,
  idle: 'form',
  visit: 'Autorizaciones',
  // Both routes share one function, so that the list stays mounted under an open item.
  load: lazyPart(() =>
    import('./approvals-screen.tsx').then(({ ApprovalsScreen }) => ({ Screen: ApprovalsScreen })),
  ),
}

export const routes: FeatureRoute[] = [
  { ...approvals, path: paths.approvals, views: ['miequipo/autorizaciones'], back: paths.more },
  { ...approvals, path: `${paths.approvals}/:clase/:id`, back: paths.approvals, hasBar: false },
]
