import type { Feature } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { improvementPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

const own = { section: 'more', visible: hasReminders } as const

/** Ideas of every employee, also on a kiosk, and the desk that answers them. */
export const feature: Feature = {
  desks: [
    { ...own, path: improvementPaths.register, title: inBoth('Registrar una idea', 'Register an idea') },
    {
      ...own,
      path: improvementPaths.followUp,
      needs: 'P-171',
      title: inBoth('Mis ideas de mejora', 'My ideas'),
    },
    { path: improvementPaths.administration, title: inBoth('Administrar ideas', 'Manage ideas') },
  ],
}
