import type { Feature } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Internal vacancies (JOB-01 … JOB-14) for every employee, also on a kiosk. Prefetched for offline use. */
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
