import { canBringDocuments } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { keptPart } from '#parts/lazy-part.ts'

/** The list of documents, with the item of the address opened over it (spec 000 §2). */
const documents: Omit<FeatureRoute, 'path'> = {
  title: inBoth('Mis documentos', 'My documents'),
  access: 'session',
  section: 'record',
  visible: canBringDocuments,
  load: keptPart(() =>
    import('./list/documents-screen.tsx').then(({ DocumentsScreen }) => ({ Screen: DocumentsScreen })),
  ),
}

const routes: FeatureRoute[] = [
  { ...documents, path: paths.documents, back: paths.home },
  // Values of `tipo`: 1 … 13, 'comentarios', 'otro', 'compartido'.
  { ...documents, path: `${paths.documents}/:tipo`, back: paths.documents, idle: 'form' },
  { ...documents, path: `${paths.documents}/:tipo/:paso`, back: paths.documents, idle: 'form' },
]

/** Dialog over Inicio about missing or old documents (spec 000 §4). */
export const loadHomeDocuments = keptPart(() => import('./list/home-documents-screen.tsx'))

export const feature: Feature = { routes }
