import { canTalk } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from './titles.ts'

/** Only for company 00100 (spec 001 §1). User id 0 and candidates have no assistant (spec 001 §2). */
const routes: FeatureRoute[] = [
  {
    path: paths.assistant,
    title: titles.assistant,
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

export const feature: Feature = { routes }
