import type { Feature } from '#hooks/navigation/feature.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

export const feature: Feature = {
  desks: [
    { path: jobPaths.desk, needs: 'P-127', title: inBoth('Postulaciones internas', 'Internal applications') },
  ],
}
