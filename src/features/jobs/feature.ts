import type { Feature } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Vacancies for every employee (JOB-01 … 14), also on a kiosk. Fetched ahead, for use offline. */
export const feature: Feature = {
  desks: [
    {
      path: jobPaths.jobs,
      title: inBoth('Vacantes', 'Vacancies'),
      section: 'more',
      visible: hasReminders,
      isAhead: true,
    },
  ],
}
