import { hasReminders } from '#domain/identity/can.ts'
import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { recognitionPaths } from '#hooks/navigation/recognition-paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const recognition: Pick<FeatureRoute, 'access' | 'section' | 'visible' | 'visit'> = {
  access: 'session',
  section: 'more',
  // Hidden for candidates (SHELL-24).
  visible: hasReminders,
  visit: 'Reconocimientos',
}

/** Recognition of principles (RECO-01 … 12). */
export const routes: FeatureRoute[] = [
  {
    ...recognition,
    path: recognitionPaths.give,
    keepsTyped: true,
    title: () => wordsOf(titles).recognition.give,
    back: paths.more,
    idle: 'form',
    load: lazyPart(() =>
      import('./give-screen.tsx').then(({ bringAhead, GiveScreen }) => ({ Screen: GiveScreen, bringAhead })),
    ),
  },
  {
    ...recognition,
    path: recognitionPaths.wall,
    title: () => wordsOf(titles).recognition.wall,
    back: recognitionPaths.give,
    load: lazyPart(() => import('./wall-screen.tsx').then(({ WallScreen }) => ({ Screen: WallScreen }))),
  },
  {
    ...deskRoute(recognitionPaths.desk),
    path: recognitionPaths.desk,
    title: () => wordsOf(titles).recognition.desk,
    back: paths.more,
    visit: 'ReconocimientosRH',
    load: lazyPart(() => import('./desk/desk-screen.tsx').then(({ DeskScreen }) => ({ Screen: DeskScreen }))),
  },
  {
    ...recognition,
    path: `${recognitionPaths.give}/:id`,
    title: () => wordsOf(titles).recognition.card,
    back: recognitionPaths.wall,
    load: lazyPart(() => import('./card-screen.tsx').then(({ CardScreen }) => ({ Screen: CardScreen }))),
  },
]
