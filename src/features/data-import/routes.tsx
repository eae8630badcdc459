import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { importPaths } from '#hooks/navigation/import-paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Import of rows of one kind from a file (P-227 … P-234). */
export const routes: FeatureRoute[] = [
  {
    ...deskRoute(importPaths.data),
    path: importPaths.data,
    title: () => wordsOf(titles).dataImport.title,
    load: lazyPart(() =>
      import('./data-screen.tsx').then(({ DataImportScreen }) => ({ Screen: DataImportScreen })),
    ),
  },
]
