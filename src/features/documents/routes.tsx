import { canBringDocuments } from '#domain/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

/** Personal documents screen (spec 000 §2): the list, and what the address names over it. */
const documents: Omit<FeatureRoute, 'path'> = {
  title: () => wordsOf(titles).documents.documents,
  access: 'session',
  section: 'record',
  visible: canBringDocuments,
  // The same function for all routes: the list stays mounted under what is open.
  load: lazyPart(() =>
    import('./list/documents-screen.tsx').then(({ DocumentsScreen }) => ({ Screen: DocumentsScreen })),
  ),
}

export const routes: FeatureRoute[] = [
  { ...documents, path: paths.documents, back: paths.home },
  // 1 … 13, 'comentarios', 'otro', 'compartido'.
  { ...documents, path: `${paths.documents}/:tipo`, back: paths.documents, idle: 'form' },
  { ...documents, path: `${paths.documents}/:tipo/:paso`, back: paths.documents, idle: 'form' },
]

/** What Inicio shows over itself: the notice, and the documents while there is something to say (spec 000 §4). */
export const loadHomeDocuments = lazyPart(() => import('./list/home-documents-screen.tsx'))
