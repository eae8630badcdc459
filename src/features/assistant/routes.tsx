import { canTalk } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { titles } from '#i18n/titles.es.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/**
 * Route of the savings-fund assistant (spec 001 §2 and §4): only for company 00100, never for user id zero or
 * candidates.
 */
export const routes: FeatureRoute[] = [
  {
    path: paths.assistant,
    title: () => wordsOf(titles).assistant.assistant,
    access: 'session',
    section: 'money',
    header: 'own',
    hasBar: false,
    visible: canTalk,
    back: paths.home,
    isAhead: true,
    load: lazyPart(() =>
      import('./screen/assistant-screen.tsx').then(({ AssistantScreen }) => ({ Screen: AssistantScreen })),
    ),
  },
]
