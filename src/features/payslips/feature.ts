import { canSeePayroll } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { keptPart } from '#parts/lazy-part.ts'

const payroll: Omit<FeatureRoute, 'path'> = {
  title: inBoth('Mis recibos', 'My payslips'),
  access: 'session',
  section: 'money',
  visible: canSeePayroll,
  // All routes share one load function: the list stays mounted and scrolled under an open payslip.
  load: keptPart(() =>
    import('./list/payslips-screen.tsx').then(({ PayslipsScreen }) => ({ Screen: PayslipsScreen })),
  ),
}

const routes: FeatureRoute[] = [
  { ...payroll, path: paths.payslips, back: paths.home },
  { ...payroll, path: `${paths.payslips}/:key/:paper`, back: paths.payslips },
  { ...payroll, path: `${paths.payslips}/:key`, back: paths.payslips },
]

export const feature: Feature = { routes }
