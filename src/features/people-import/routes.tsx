import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { importPaths } from '#hooks/navigation/import-paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** People import from a file (P-185 … P-192). */
export const routes: FeatureRoute[] = [
  {
    ...deskRoute(importPaths.people),
    path: importPaths.people,
    title: () => wordsOf(titles).peopleImport.title,
    load: lazyPart(() =>
      import('./import-screen.tsx').then(({ ImportScreen }) => ({ Screen: ImportScreen })),
    ),
  },
]
