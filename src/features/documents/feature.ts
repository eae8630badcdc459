import { canBringDocuments } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { keptPart } from '#parts/lazy-part.ts'

/** The list of documents, and over it the item that the address names (spec 000 §2). */
const documents: Omit<FeatureRoute, 'path'> = {
  title: inBoth('Mis documentos', 'My documents'),
  access: 'session',
  section: 'record',
  visible: canBringDocuments,
  // All three addresses share this loader, so that the list stays mounted while an item is open.
  load: keptPart(() =>
    import('./list/documents-screen.tsx').then(({ DocumentsScreen }) => ({ Screen: DocumentsScreen })),
  ),
}

const routes: FeatureRoute[] = [
  { ...documents, path: paths.documents, back: paths.home },
  // Parameter: 1 … 13, 'comentarios', 'otro', 'compartido'.
  { ...documents, path: `${paths.documents}/:tipo`, back: paths.documents, idle: 'form' },
  { ...documents, path: `${paths.documents}/:tipo/:paso`, back: paths.documents, idle: 'form' },
]

/** Dialogs over Inicio: the notice, and the documents while there is something to report (spec 000 §4). */
export const loadHomeDocuments = keptPart(() => import('./list/home-documents-screen.tsx'))

export const feature: Feature = { routes }
