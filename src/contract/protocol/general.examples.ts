import type { Examples } from './operation.ts'

export const examples: Examples<typeof import('./general.ts')> = {
  recordVisit: { request: { pantalla: 'Nóminas' }, response: { status: 'OK' } },
  readTokenLife: { request: {}, response: { status: 'OK', tokenLife: 1742 } },
  renewToken: { request: {}, response: { status: 'OK', token: 'q0f…', tokenLife: 1800 } },
  readTickets: { request: {}, response: { status: 'OK', boletos: ['AR4t…', 'AUf0…'] } },
  readCompany: { request: {}, response: { status: 'OK', compania: '00100' } },
  listEducation: {
    request: {},
    response: {
      status: 'OK',
      escolaridad: {
        niveles: [{ id: 6, nombre: 'Licenciatura o ingeniería' }],
        carreras: [{ id: 12, nombre: 'Ingeniería Industrial', nivel: 6 }],
      },
    },
  },
}
