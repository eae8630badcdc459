import { type Feature, worksAt } from '#hooks/navigation/feature.ts'
import type { Viewer } from '#domain/identity/can.ts'
import { staffPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

const title = inBoth('Personal temporal', 'Temporary staff')

const isAnyStaffDesk = (viewer: Viewer) =>
  [staffPaths.companyStaff, staffPaths.teamStaff].some((path) => worksAt(path)(viewer))

/** Lists of temporary staff by view (TEMP-01 … 07), evaluation progress, and registration. */
export const feature: Feature = {
  desks: [
    { path: staffPaths.companyStaff, title },
    { path: staffPaths.teamStaff, title },
    { path: staffPaths.specialStaff, title },
    // Opened by notifications, for people with the company list or the team list (TEMP-01, 02). No menu entry.
    { path: staffPaths.staff, title, visible: isAnyStaffDesk },
    {
      path: staffPaths.progress,
      needs: 'P-121',
      title: inBoth('Avance de evaluaciones', 'Evaluation progress'),
    },
    {
      path: staffPaths.registerStaff,
      title: inBoth('Registrar personal temporal', 'Register temporary staff'),
    },
  ],
}
