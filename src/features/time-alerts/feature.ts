import { canSeeTeam, canSeeTimeAlerts } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** "Time alerts dialogs" of spec 001 §2. */
const team: Omit<FeatureRoute, 'path'> = {
  title: inBoth('Alertas de tu equipo', 'Your team’s alerts'),
  access: 'session',
  section: 'team',
  visible: canSeeTeam,
  visit: 'Equipo',
  load: lazyPart(() =>
    import('./team/team-screen.tsx').then(({ TeamScreen, prefetchData }) => ({
      Screen: TeamScreen,
      prefetchData,
    })),
  ),
}

const routes: FeatureRoute[] = [
  {
    path: paths.timeAlerts,
    title: inBoth('Tus alertas de tiempo', 'Your time alerts'),
    access: 'session',
    section: 'home',
    visible: canSeeTimeAlerts,
    back: paths.home,
    isAhead: true,
    load: lazyPart(() =>
      import('./alerts/own-alerts-screen.tsx').then(({ OwnAlertsScreen }) => ({ Screen: OwnAlertsScreen })),
    ),
  },
  { ...team, path: paths.team, isAhead: true },
  { ...team, path: `${paths.team}/:persona/:dia`, back: paths.team },
  { ...team, path: `${paths.team}/:persona`, back: paths.team },
]

export const feature: Feature = { routes }
