import { hasReminders } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Requests for authorization (P-91 … P-93), and substitutes during a leader's absence (P-96, P-97). */
const asking: Pick<FeatureRoute, 'access' | 'section' | 'visible' | 'visit'> = {
  access: 'session',
  section: 'more',
  visible: hasReminders,
  visit: 'Solicitudes',
}

export const routes: FeatureRoute[] = [
  {
    ...asking,
    path: paths.asking,
    title: () => wordsOf(titles).asking.title,
    back: paths.more,
    load: lazyPart(() => import('./asked-screen.tsx').then(({ AskedScreen }) => ({ Screen: AskedScreen }))),
  },
  {
    ...asking,
    path: paths.newAsking,
    title: () => wordsOf(titles).asking.choose,
    back: paths.asking,
    load: lazyPart(() =>
      import('./choose-screen.tsx').then(({ ChooseScreen }) => ({ Screen: ChooseScreen })),
    ),
  },
  {
    ...asking,
    path: paths.askFor(':clase'),
    keepsTyped: true,
    title: () => wordsOf(titles).asking.fill,
    back: paths.newAsking,
    idle: 'form',
    load: lazyPart(() => import('./fill-screen.tsx').then(({ FillScreen }) => ({ Screen: FillScreen }))),
  },
  {
    ...asking,
    path: paths.substitutes,
    title: () => wordsOf(titles).asking.away,
    back: paths.asking,
    idle: 'form',
    load: lazyPart(() => import('./away-screen.tsx').then(({ AwayScreen }) => ({ Screen: AwayScreen }))),
  },
]
