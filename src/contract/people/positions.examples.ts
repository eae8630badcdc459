import type { Examples } from '../protocol/operation.ts'

const profile = {
  puesto: 'Soldador',
  requisitos: [
    { clase: 'escolaridad', texto: 'Secundaria terminada', meses: null },
    { clase: 'experiencia', texto: 'Soldadura de microalambre', meses: 12 },
  ],
} as const

export const examples: Examples<typeof import('./positions.ts')> = {
  readTeamPositions: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          puesto: 'SOLDADOR',
          personas: [{ numero: '100213', nombre: 'MARTÍN OLVERA TORRES' }],
          vacantes: [{ folio: 7315, lugares: 2, autorizada: true, solicitada: '2024-05-10T15:02:00.000Z' }],
          requisitos: [...profile.requisitos],
        },
      ],
    },
  },
  listProfiles: {
    request: {},
    response: { status: 'OK', data: [{ ...profile, requisitos: [...profile.requisitos] }] },
  },
  loadProfiles: {
    request: { perfiles: [{ ...profile, requisitos: [...profile.requisitos] }] },
    response: { status: 'OK', nuevos: 1, cambiados: 0, iguales: 0 },
  },
}
