/** Ideas for improvement, under the addresses of the server's menu (ROUTE-35 … 37); apart from paths.ts, because no page for strangers has to know them. */
export const improvementPaths = {
  register: '/MiEmpresa/SGI/RegistroMejora',
  followUp: '/MiEmpresa/SGI/SeguimientoMejora',
  administration: '/MiEmpresa/SGI/AdmMejora',
} as const
