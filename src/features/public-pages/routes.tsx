import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { type es, titles } from '#i18n/titles.es.ts'

type Title = keyof typeof es.publicPages

function publicRoute(path: string, title: Title, load: FeatureRoute['load']): FeatureRoute {
  return { path, title: () => wordsOf(titles).publicPages[title], access: 'public', section: null, load }
}

const loadMaintenance = lazyPart(() => import('./maintenance-screen.tsx'))

/** Public links (ROUTE-13 … 24, spelling as in the spec): always let through, without a page of their own for now. */
const publicLinks: [string, Title][] = [
  ['/AutorizaVacantes/:key/:id', 'vacancies'],
  ['/AutorizaIncidencia/:key/:token', 'incident'],
  ['/ApegoPerfil/:key/:id', 'profile'],
  ['/AutorizaCandidato/:key/:id', 'candidate'],
  ['/AutorizaVisita/:key', 'visit'],
  ['/AutorizaOferta/:key/:id/:tipo', 'offer'],
  ['/AutorizaDescansoLaborado/:key/:emplid/:opcion', 'workedRest'],
  // @NOTE: spelt so in the contract (ROUTE-20)
  ['/RegistoDeCandidatos/:key/:type/:id', 'candidates'],
  ['/IngresoDeMaterial/:key/:id', 'material'],
  ['/AutorizaPaseDeSalida/:key/:idPase/:mail', 'exitPass'],
  ['/AutorizaPaseDeIngreso/:key/:idPase/:mail', 'entryPass'],
  ['/AutorizaTE/:folio/:opc/', 'overtime'],
]

export const routes: FeatureRoute[] = [
  publicRoute(
    paths.forbidden,
    'forbidden',
    lazyPart(() => import('./forbidden-screen.tsx')),
  ),
  publicRoute(
    paths.privacy,
    'privacy',
    lazyPart(() => import('./privacy-screen.tsx')),
  ),
  publicRoute(
    paths.talent,
    'talent',
    lazyPart(() => import('./talent-screen.tsx')),
  ),
  publicRoute(
    paths.firstStart,
    'firstStart',
    lazyPart(() => import('./first-start-screen.tsx')),
  ),
  ...publicLinks.map(([path, title]) => publicRoute(path, title, loadMaintenance)),
]
