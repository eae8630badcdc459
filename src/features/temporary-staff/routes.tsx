import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { staffPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const loadScreens = lazyPart(() => import('./list/staff-screen.tsx'))
type Name = keyof Awaited<ReturnType<typeof loadScreens>>

const screenOf = (name: Name): RoomRoute['load'] =>
  lazyPart(async () => ({ Screen: (await loadScreens())[name] }))

const visit = 'PersonalTemporal'

/** Returns the routes of a view: its list and the pages below it (TEMP-01 … 07). */
function viewRoutes(base: string, name: Name, below: readonly string[]): RoomRoute[] {
  const load = screenOf(name)
  return ['', ...below].map((rest) => ({
    path: `${base}${rest}`,
    visit,
    load,
    // A person's next step replaces the bar.
    ...(rest.includes('/:id') && { hasBar: false as const }),
    back: rest.includes('/:id') ? `${base}${rest.replace('/:id', '')}` : paths.more,
  }))
}

export const routes: readonly RoomRoute[] = [
  {
    path: staffPaths.progress,
    visit,
    back: paths.more,
    load: lazyPart(() =>
      import('./progress/progress-screen.tsx').then(({ ProgressScreen }) => ({ Screen: ProgressScreen })),
    ),
  },
  {
    path: staffPaths.registerStaff,
    keepsTyped: true,
    visit,
    back: paths.more,
    idle: 'form',
    load: lazyPart(() =>
      import('./register/register-screen.tsx').then(({ RegisterScreen }) => ({ Screen: RegisterScreen })),
    ),
  },
  ...viewRoutes(staffPaths.companyStaff, 'CompanyStaff', ['/:id']),
  ...viewRoutes(staffPaths.teamStaff, 'TeamStaff', ['/:id']),
  ...viewRoutes(staffPaths.specialStaff, 'SpecialStaff', ['/:id', '/:id/encuestas']),
  ...viewRoutes(staffPaths.staff, 'NotifiedStaff', ['/:ruta', '/:ruta/:id']),
]
