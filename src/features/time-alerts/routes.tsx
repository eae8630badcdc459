import { canSeeTeam, canSeeTimeAlerts } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

/** Routes of the leader's team; part of the "Time alerts dialogs" of spec 001 §2. */
const team: Omit<FeatureRoute, 'path'> = {
  title: () => wordsOf(titles).timeAlerts.team,
  access: 'session',
  section: 'team',
  visible: canSeeTeam,
  visit: 'Equipo',
  // The three team routes share one load function, so the grid stays mounted below an open person or day.
  load: lazyPart(() =>
    import('./team/team-screen.tsx').then(({ TeamScreen, bringAhead }) => ({
      Screen: TeamScreen,
      bringAhead,
    })),
  ),
}

export const routes: FeatureRoute[] = [
  {
    path: paths.timeAlerts,
    title: () => wordsOf(titles).timeAlerts.own,
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
