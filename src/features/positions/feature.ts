import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Positions of a leader's team (ROUTE-28, P-103), and requirements of all positions (ROUTE-26; P-104, P-105). */
export const feature: Feature = {
  desks: [
    {
      path: paths.teamPositions,
      needs: 'P-103',
      title: inBoth('Puestos de mi equipo', 'My team’s positions'),
      view: 'miequipo/puestos',
      section: 'team',
    },
    {
      path: paths.profiles,
      needs: 'P-104',
      title: inBoth('Requisitos de los puestos', 'Position requirements'),
      view: 'reclutamiento/cargaapegos',
    },
  ],
}
