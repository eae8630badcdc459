import type { Feature } from '#hooks/navigation/feature.ts'
import { outboundPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Decisions for payroll (P-274, P-275), and the programs that get them (P-276 … P-281). */
export const feature: Feature = {
  desks: [
    {
      path: outboundPaths.rows,
      needs: 'P-274',
      title: inBoth('Decisiones para nómina', 'Decisions for payroll'),
      view: 'nominas/salidas',
    },
    {
      path: outboundPaths.connections,
      needs: 'P-276',
      title: inBoth('Conexiones de salida', 'Outbound connections'),
      view: 'seguridad/conexiones',
    },
  ],
}
