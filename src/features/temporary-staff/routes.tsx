import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { staffPaths } from '#hooks/navigation/staff-paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const loadScreens = lazyPart(() => import('./list/staff-screen.tsx'))
type Name = keyof Awaited<ReturnType<typeof loadScreens>>

/** All routes of a view share one load function, so the list stays mounted under an open person. */
const screenOf = (name: Name): FeatureRoute['load'] =>
  lazyPart(async () => ({ Screen: (await loadScreens())[name] }))

/** Routes of temporary staff: the list, one person, and their surveys (TEMP-01 … 07). */
function viewRoutes(base: string, name: Name, below: readonly string[]): FeatureRoute[] {
  const common = {
    ...deskRoute(base),
    title: () => wordsOf(titles).temporaryStaff.title,
    visit: 'PersonalTemporal',
    load: screenOf(name),
  }
  return ['', ...below].map((rest) => ({
    ...common,
    path: `${base}${rest}`,
    // The next step is at the bottom of a person's page, in place of the bar.
    ...(rest.includes('/:id') && { hasBar: false as const }),
    back: rest.includes('/:id') ? `${base}${rest.replace('/:id', '')}` : paths.more,
  }))
}

function desk(path: string, name: 'progress' | 'register', load: FeatureRoute['load']): FeatureRoute {
  return {
    ...deskRoute(path),
    path,
    title: () => wordsOf(titles).evaluations[name],
    visit: 'PersonalTemporal',
    back: paths.more,
    load,
  }
}

export const routes: FeatureRoute[] = [
  desk(
    staffPaths.progress,
    'progress',
    lazyPart(() =>
      import('./progress/progress-screen.tsx').then(({ ProgressScreen }) => ({ Screen: ProgressScreen })),
    ),
  ),
  {
    ...desk(
      staffPaths.registerStaff,
      'register',
      lazyPart(() =>
        import('./register/register-screen.tsx').then(({ RegisterScreen }) => ({ Screen: RegisterScreen })),
      ),
    ),
    idle: 'form',
  },
  ...viewRoutes(staffPaths.companyStaff, 'CompanyStaff', ['/:id']),
  ...viewRoutes(staffPaths.teamStaff, 'TeamStaff', ['/:id']),
  ...viewRoutes(staffPaths.specialStaff, 'SpecialStaff', ['/:id', '/:id/encuestas']),
  ...viewRoutes(staffPaths.staff, 'NotifiedStaff', ['/:ruta', '/:ruta/:id']),
]
