import { hasDesk, hasReminders, type Viewer } from '#domain/identity/can.ts'
import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { helpPaths } from '#hooks/navigation/help-paths.ts'
import { improvementPaths } from '#hooks/navigation/improvement-paths.ts'
import { importPaths } from '#hooks/navigation/import-paths.ts'
import { jobPaths } from '#hooks/navigation/job-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { healthPaths } from '#hooks/navigation/health-paths.ts'
import { pollDeskPaths } from '#hooks/navigation/poll-desk-paths.ts'
import { pollPaths } from '#hooks/navigation/poll-paths.ts'
import { privacyPaths } from '#hooks/navigation/privacy-paths.ts'
import { payrollRunPaths } from '#hooks/navigation/payroll-run-paths.ts'
import { recognitionPaths } from '#hooks/navigation/recognition-paths.ts'
import { rolePaths } from '#hooks/navigation/role-paths.ts'
import { staffPaths } from '#hooks/navigation/staff-paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { loadUnknownPage, placeInRoom } from './room.ts'

const loadDesks = lazyPart(() => import('./desk-routes.ts'))

/**
 * Path of each desk, and its view in the server's menu (ROUTE-30) when different. The start needs only these;
 * screens and titles are in desk-routes.ts, which loads when a desk is opened.
 */
const views: readonly [path: string, view?: string][] = [
  [paths.approvals, 'miequipo/autorizaciones'],
  [paths.asking, 'miequipo/solicitudes'],
  [paths.documentReview, 'relacioneslaborales/revisiondocumentos'],
  [paths.noticeBoard, 'relacioneslaborales/avisosempresa'],
  [paths.requestDesk, 'nominas/atencionnomina'],
  [paths.savingsDesk, 'nominas/cajapordecidir'],
  [paths.savingsCut, 'nominas/cajacortenomina'],
  [paths.savingsRates, 'nominas/cajatasas'],
  [paths.people, 'seguridad/personas'],
  [rolePaths.roles, 'seguridad/roles'],
  [importPaths.people, 'seguridad/importar'],
  [importPaths.data, 'nominas/importardatos'],
  [paths.record, 'seguridad/registro'],
  [healthPaths.health, 'seguridad/marcha'],
  [privacyPaths.desk, 'seguridad/privacidad'],
  [privacyPaths.ownData],
  [payrollRunPaths.runs, 'nominas/importarnomina'],
  [payrollRunPaths.keys, 'seguridad/fuentesimportacion'],
  [paths.teamPositions, 'miequipo/puestos'],
  [paths.profiles, 'reclutamiento/cargaapegos'],
  [paths.candidates],
  [paths.offers],
  [paths.gate],
  [paths.evaluations],
  [improvementPaths.register],
  [improvementPaths.followUp],
  [improvementPaths.administration],
  [helpPaths.help],
  [jobPaths.jobs],
  [jobPaths.desk],
  [pollDeskPaths.desk, 'relacioneslaborales/encuestas'],
  [pollPaths.polls],
  [recognitionPaths.give],
  [recognitionPaths.desk, 'relacioneslaborales/reconocimientosrh'],
  [staffPaths.companyStaff],
  [staffPaths.teamStaff],
  [staffPaths.specialStaff],
  [staffPaths.staff],
  [staffPaths.teamResult],
  [staffPaths.specialResult],
  [staffPaths.progress],
  [staffPaths.registerStaff],
]

const everybodys: readonly string[] = [
  paths.asking,
  paths.evaluations,
  improvementPaths.register,
  improvementPaths.followUp,
  jobPaths.jobs,
  pollPaths.polls,
  recognitionPaths.give,
]

const isAnyStaffDesk = (viewer: Viewer) =>
  [staffPaths.companyStaff, staffPaths.teamStaff].some((path) => deskRoute(path).visible?.(viewer))

export const desks: readonly FeatureRoute[] = views.map(([path, view = path.slice(1).toLowerCase()]) => ({
  ...deskRoute(path),
  // Human resources also reviews documents on a kiosk, together with the documents' owner.
  ...(path === paths.documentReview && { visible: hasDesk(path) }),
  // Only the server knows who has approvals. Substitutes have no menu entry; some leaders have only a kiosk.
  ...(path === paths.approvals && { visible: hasReminders }),
  // Open to every employee, without a menu entry, on a kiosk too.
  ...(everybodys.includes(path) && { section: 'more', visible: hasReminders }),
  // Open to every signed-in person, also on a kiosk, which offers no download.
  ...(path === privacyPaths.ownData && { section: 'more', visible: () => true }),
  // Open to everybody and prefetched for offline use.
  ...(path === helpPaths.help && { section: 'more', visible: () => true, isAhead: true }),
  // Prefetched, because people use these screens offline.
  ...((path === jobPaths.jobs || path === recognitionPaths.give) && { isAhead: true as const }),
  // Opened by notifications and without a menu entry: visible with either of the staff desks (TEMP-01, 02).
  ...(path === staffPaths.staff && { visible: isAnyStaffDesk }),
  // Same section and access as the list that leads to it.
  ...(path === staffPaths.teamResult && deskRoute(staffPaths.teamStaff)),
  ...(path === staffPaths.specialResult && deskRoute(staffPaths.specialStaff)),
  path,
  // Views under DHGeneral keep their menu name, independent of the path (BR-30).
  views: [view, `dhgeneral/${view}`],
  title: () => '',
  room: loadDesks,
  load: lazyPart(async () => {
    const place = placeInRoom((await loadDesks()).routes, path, path)
    return (place?.route.load ?? loadUnknownPage)()
  }),
}))
