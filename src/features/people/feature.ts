import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Accounts and roles (P-60 … P-69). A kiosk must not show account data. */
export const feature: Feature = {
  desks: [
    { path: paths.people, needs: 'P-60', title: inBoth('Personas', 'People'), view: 'seguridad/personas' },
  ],
}
