import { routes as assistant } from '#features/assistant/routes.tsx'
import { routes as dataForm } from '#features/data-form/routes.tsx'
import { routes as device } from '#features/device/routes.tsx'
import { routes as documentReview } from '#features/document-review/routes.tsx'
import { routes as documents } from '#features/documents/routes.tsx'
import { routes as home } from '#features/home/routes.tsx'
import { dialogRoutes as incidents } from '#features/incidents/routes.tsx'
import { routes as kardex } from '#features/kardex/routes.tsx'
import { routes as noticeBoard } from '#features/notice-board/routes.tsx'
import { dialogRoutes as notices } from '#features/notices/routes.tsx'
import { routes as notifications } from '#features/notifications/routes.tsx'
import { routes as payslips } from '#features/payslips/routes.tsx'
import { routes as pending } from '#features/pending/routes.tsx'
import { routes as people } from '#features/people/routes.tsx'
import { dialogRoutes as reminders } from '#features/reminders/routes.tsx'
import { routes as requestDesk } from '#features/request-desk/routes.tsx'
import { routes as securityRecord } from '#features/security-record/routes.tsx'
import { dialogRoutes as requests } from '#features/requests/routes.tsx'
import { routes as savings } from '#features/savings/routes.tsx'
import { routes as savingsDesk } from '#features/savings-desk/routes.tsx'
import { routes as savingsCut } from '#features/savings-cut/routes.tsx'
import { routes as savingsRates } from '#features/savings-rates/routes.tsx'
import { routes as secondStep } from '#features/second-step/routes.tsx'
import { routes as settings } from '#features/settings/routes.tsx'
import { routes as timeAlerts } from '#features/time-alerts/routes.tsx'
import type { DialogRoute, FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { entryRoutes } from './public-routes.ts'
import { texts } from '../page/texts.es.ts'

/** Where nothing else is: fetched when somebody comes there. */
export const loadMaintenance = lazyPart(() =>
  import('./maintenance.tsx').then(({ Maintenance }) => ({ Screen: Maintenance })),
)
export const loadUnknownPage = lazyPart(() =>
  import('./unknown-page.tsx').then(({ UnknownPage }) => ({ Screen: UnknownPage })),
)

/** Routes of spec 001 §2 whose capability is not built yet: they need a login and show the maintenance page. */
const notBuilt: readonly FeatureRoute[] = [
  {
    path: '/Nominas/Compensaciones/ofertasEconomicas/:idOferta',
    title: () => wordsOf(texts).closed.offer,
    access: 'session',
    section: null,
    load: loadMaintenance,
  },
  {
    path: '/CargaApegos',
    title: () => wordsOf(texts).closed.profiles,
    access: 'session',
    section: null,
    load: loadMaintenance,
  },
  {
    path: '/VerPuestoLider',
    title: () => wordsOf(texts).closed.position,
    access: 'session',
    section: null,
    load: loadMaintenance,
  },
  {
    path: '/SeguridadPatrimonial/AdmonVisitas',
    title: () => wordsOf(texts).closed.visits,
    access: 'session',
    section: null,
    load: loadMaintenance,
  },
]

/** Inicio, also under the dialogs that open over it: one screen, which stays mounted. */
export const loadHome = home[0].load

/** Dialogs over Inicio with an address of their own (home-dialogs.tsx draws them). */
function overHome(dialogs: readonly DialogRoute[]): FeatureRoute[] {
  return dialogs.map((dialog) => ({ ...dialog, section: 'home', header: 'own', load: loadHome }))
}

/** Every route of the portal. A capability joins with one line here. */
export const routes: readonly FeatureRoute[] = [
  ...entryRoutes,
  ...home,
  ...payslips,
  ...savings,
  ...assistant,
  ...kardex,
  ...dataForm,
  ...documents,
  ...notifications,
  ...timeAlerts,
  ...settings,
  ...secondStep,
  ...device,
  ...pending,
  ...documentReview,
  ...noticeBoard,
  ...requestDesk,
  ...people,
  ...savingsCut,
  ...savingsDesk,
  ...savingsRates,
  ...securityRecord,
  ...overHome(notices),
  ...overHome(reminders),
  ...overHome(incidents),
  ...overHome(requests),
  ...notBuilt,
]
