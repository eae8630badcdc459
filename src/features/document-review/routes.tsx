import { hasDesk } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/desk-titles.es.ts'

/**
 * Inbox of human resources (P-17 … P-20): the people, one person's documents beside them, one document over
 * both.
 */
const review: Omit<FeatureRoute, 'path'> = {
  title: () => wordsOf(titles).documentReview.title,
  access: 'session',
  // No section: the server's menu has this entry and highlights it.
  section: null,
  visible: hasDesk(paths.documentReview),
  visit: 'RevisionDocumentos',
  // All routes share one function, so that the list stays mounted under an open person.
  load: lazyPart(() => import('./review-screen.tsx').then(({ ReviewScreen }) => ({ Screen: ReviewScreen }))),
}

export const routes: FeatureRoute[] = [
  {
    ...review,
    path: paths.documentReview,
    back: paths.more,
  },
  { ...review, path: `${paths.documentReview}/:empleado/:documento`, back: paths.documentReview },
  { ...review, path: `${paths.documentReview}/:empleado`, back: paths.documentReview },
]
