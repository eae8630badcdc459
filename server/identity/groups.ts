/** Values of IdGrupo. The menu depends on them (menu.es.ts). */
export const groups = {
  workers: 1,
  staff: 2,
  leaders: 3,
  humanResources: 4,
  candidates: 5,
  multisystem: 6,
} as const
