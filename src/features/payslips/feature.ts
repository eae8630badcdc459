import { canSeePayroll } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'
import { paperPaths } from './paper-paths.ts'

const payroll: Omit<FeatureRoute, 'path'> = {
  title: inBoth('Mis recibos', 'My payslips'),
  access: 'session',
  section: 'money',
  visible: canSeePayroll,
  load: keptPart(() =>
    import('./list/payslips-screen.tsx').then(({ PayslipsScreen }) => ({ Screen: PayslipsScreen })),
  ),
}

/**
 * Screens that are prefetched after Inicio instead of precached. Prefetched screens open offline and do not delay the
 * start.
 */
const papers: Omit<FeatureRoute, 'path' | 'load' | 'title'> = {
  access: 'session',
  section: 'money',
  visible: canSeePayroll,
  back: paths.payslips,
  isAhead: true,
}

const routes: FeatureRoute[] = [
  {
    ...papers,
    path: paperPaths.joined,
    title: inBoth('Juntar recibos', 'Join payslips'),
    load: lazyPart(() =>
      import('./papers/joined-screen.tsx').then(({ JoinedScreen }) => ({ Screen: JoinedScreen })),
    ),
  },
  {
    ...papers,
    path: paperPaths.year,
    title: inBoth('Constancia de percepciones', 'Earnings statement'),
    load: lazyPart(() =>
      import('./papers/year-screen.tsx').then(({ YearScreen }) => ({ Screen: YearScreen })),
    ),
  },
  { ...payroll, path: paths.payslips, back: paths.home },
  { ...payroll, path: `${paths.payslips}/:key/:paper`, back: paths.payslips },
  { ...payroll, path: `${paths.payslips}/:key`, back: paths.payslips },
]

export const feature: Feature = { routes }
