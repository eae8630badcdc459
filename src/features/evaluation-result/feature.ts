import { type Feature, worksAt } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { staffPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

const result = inBoth('Resultado', 'Result')

/** Results (EVAL-44). The screen of another person's result is `<path>/:id`; the path itself has no screen. */
export const feature: Feature = {
  desks: [
    {
      path: paths.ownResult,
      title: inBoth('Tu resultado', 'Your result'),
      section: 'more',
      visible: hasReminders,
    },
    { path: staffPaths.teamResult, title: result, visible: worksAt(staffPaths.teamStaff) },
    { path: staffPaths.specialResult, title: result, visible: worksAt(staffPaths.specialStaff) },
  ],
}
