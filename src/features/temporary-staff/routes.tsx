import type { ComponentType } from 'react'
import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute, ScreenProps } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { staffPaths } from '#hooks/navigation/staff-paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

type Screens = typeof import('./list/staff-screen.tsx')

/** One function for all routes of a view: the list stays as it is under an open person. */
function screenOf(name: keyof Screens) {
  return lazyPart(async (): Promise<{ Screen: ComponentType<ScreenProps> }> => {
    const screens = await import('./list/staff-screen.tsx')
    return { Screen: screens[name] }
  })
}

/** Temporary people: the list, one of them, and the surveys about them (TEMP-01 … 07). */
function viewRoutes(base: string, name: keyof Screens, below: readonly string[]): FeatureRoute[] {
  const common = {
    ...deskRoute(base),
    title: () => wordsOf(titles).temporaryStaff.title,
    visit: 'PersonalTemporal',
    load: screenOf(name),
  }
  return ['', ...below].map((rest) => ({
    ...common,
    path: `${base}${rest}`,
    // What is next stands at the bottom of a person's page.
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
