import { hasReminders } from '#domain/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** What waits for somebody's decision. Who decides on what, only the server knows: whoever nobody asks sees an empty list. */
const approvals: Omit<FeatureRoute, 'path'> = {
  title: () => wordsOf(titles).approvals.title,
  access: 'session',
  section: 'team',
  visible: hasReminders,
  idle: 'form',
  visit: 'Autorizaciones',
  // The same function for both routes: the list stays as it is under an open item.
  load: lazyPart(() =>
    import('./approvals-screen.tsx').then(({ ApprovalsScreen }) => ({ Screen: ApprovalsScreen })),
  ),
}

export const routes: FeatureRoute[] = [
  { ...approvals, path: paths.approvals, views: ['miequipo/autorizaciones'], back: paths.more },
  { ...approvals, path: `${paths.approvals}/:clase/:id`, back: paths.approvals, hasBar: false },
]
