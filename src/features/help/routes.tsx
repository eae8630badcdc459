import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { helpPaths } from '#hooks/navigation/help-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Help for everyone, about the screens that they can open. */
export const routes: FeatureRoute[] = [
  {
    path: helpPaths.help,
    access: 'session',
    section: 'more',
    title: () => wordsOf(titles).help.title,
    back: paths.more,
    load: lazyPart(() => import('./help-screen.tsx').then(({ HelpScreen }) => ({ Screen: HelpScreen }))),
  },
]
