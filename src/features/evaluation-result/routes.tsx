import { hasReminders } from '#domain/identity/can.ts'
import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { staffPaths } from '#hooks/navigation/staff-paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const load = lazyPart(() =>
  import('./person-result-screen.tsx').then(({ PersonResultScreen }) => ({ Screen: PersonResultScreen })),
)

function resultOf(list: string, path: string): FeatureRoute {
  return {
    ...deskRoute(list),
    path: `${path}/:id`,
    title: () => wordsOf(titles).evaluations.result,
    visit: 'ResultadoEvaluacion',
    back: list,
    load,
  }
}

/** Results of 360 evaluations: the person's own, and those of people they lead or manage (EVAL-44). */
export const routes: FeatureRoute[] = [
  {
    path: paths.ownResult,
    access: 'session',
    section: 'more',
    visible: hasReminders,
    visit: 'ResultadoEvaluacion',
    title: () => wordsOf(titles).evaluations.own,
    back: paths.evaluations,
    load: lazyPart(() =>
      import('./own-result-screen.tsx').then(({ OwnResultScreen }) => ({ Screen: OwnResultScreen })),
    ),
  },
  resultOf(staffPaths.teamStaff, staffPaths.teamResult),
  resultOf(staffPaths.specialStaff, staffPaths.specialResult),
]
