import type { Feature } from '#hooks/navigation/feature.ts'
import { rolePaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

export const feature: Feature = {
  desks: [
    {
      path: rolePaths.roles,
      needs: 'P-205',
      title: inBoth('Roles y permisos', 'Roles and permissions'),
      view: 'seguridad/roles',
    },
  ],
}
