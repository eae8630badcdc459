import { routes as assistant } from '#features/assistant/routes.tsx'
import { routes as dataForm } from '#features/data-form/routes.tsx'
import { routes as device } from '#features/device/routes.tsx'
import { routes as documents } from '#features/documents/routes.tsx'
import { routes as home } from '#features/home/routes.tsx'
import { dialogRoutes as incidents } from '#features/incidents/routes.tsx'
import { routes as kardex } from '#features/kardex/routes.tsx'
import { dialogRoutes as notices } from '#features/notices/routes.tsx'
import { routes as notifications } from '#features/notifications/routes.tsx'
import { routes as payslips } from '#features/payslips/routes.tsx'
import { routes as pending } from '#features/pending/routes.tsx'
import { dialogRoutes as reminders } from '#features/reminders/routes.tsx'
import { dialogRoutes as requests } from '#features/requests/routes.tsx'
import { routes as savings } from '#features/savings/routes.tsx'
import { routes as secondStep } from '#features/second-step/routes.tsx'
import { routes as settings } from '#features/settings/routes.tsx'
import { routes as timeAlerts } from '#features/time-alerts/routes.tsx'
import type { DialogRoute, FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { desks } from './desks.ts'
import { entryRoutes } from './public-routes.ts'

/** Loads the screen for addresses without one (GRAL-35). */
export const loadMaintenance = keptPart(() =>
  import('./maintenance.tsx').then(({ Maintenance }) => ({ Screen: Maintenance })),
)

/** Screen of Inicio. It stays mounted under the dialogs that open over it. */
export const loadHome = home[0].load

/** Returns the routes of dialogs over Inicio (home-dialogs.tsx draws them). */
function overHome(dialogs: readonly DialogRoute[]): FeatureRoute[] {
  return dialogs.map((dialog) => ({ ...dialog, section: 'home', header: 'own', load: loadHome }))
}

/** All routes of the portal. A new feature needs a line here, a new desk one in desks.ts. */
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
  ...desks,
  ...overHome(notices),
  ...overHome(reminders),
  ...overHome(incidents),
  ...overHome(requests),
]
