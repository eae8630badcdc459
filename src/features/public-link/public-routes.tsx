import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { type es, titles } from './titles.es.ts'

const loadLink = lazyPart(() => import('./link-screen.tsx'))
const loadCandidate = lazyPart(() => import('./candidate/candidate-screen.tsx'))
/**
 * Addresses as in the spec (ROUTE-13 … 24); only the letter's address is the portal's own. In the overtime address,
 * `folio` contains the key.
 */
const links: [path: string, title: keyof typeof es][] = [
  ['/AutorizaVacantes/:key/:id', 'vacancies'],
  ['/AutorizaIncidencia/:key/:token', 'incident'],
  ['/ApegoPerfil/:key/:id', 'profile'],
  ['/AutorizaCandidato/:key/:id', 'candidate'],
  ['/AutorizaVisita/:key', 'visit'],
  ['/AutorizaOferta/:key/:id/:tipo', 'offer'],
  ['/AutorizaDescansoLaborado/:key/:emplid/:opcion', 'workedRest'],
  // @NOTE: the spelling is the contract's (ROUTE-20)
  ['/RegistoDeCandidatos/:key/:type/:id', 'candidates'],
  ['/IngresoDeMaterial/:key/:id', 'material'],
  ['/AutorizaPaseDeSalida/:key/:idPase/:mail', 'exitPass'],
  ['/AutorizaPaseDeIngreso/:key/:idPase/:mail', 'entryPass'],
  ['/AutorizaTE/:folio/:opc/', 'overtime'],
  ['/AutorizaCarta/:key/:id', 'letter'],
]

export const routes: FeatureRoute[] = links.map(([path, title]) => ({
  path,
  title: () => wordsOf(titles)[title],
  access: 'public',
  section: null,
  load: title === 'offer' || title === 'candidates' ? loadCandidate : loadLink,
}))
