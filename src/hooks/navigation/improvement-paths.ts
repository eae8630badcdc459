/**
 * Ideas for improvement, at the addresses of the server's menu (ROUTE-35 … 37). Not in paths.ts: public pages
 * do not need them.
 */
export const improvementPaths = {
  register: '/MiEmpresa/SGI/RegistroMejora',
  followUp: '/MiEmpresa/SGI/SeguimientoMejora',
  administration: '/MiEmpresa/SGI/AdmMejora',
} as const
