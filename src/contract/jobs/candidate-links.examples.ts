import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./candidate-links.ts')> = {
  readCandidateLink: {
    request: { key: 'k1-example-of-a-key' },
    response: {
      status: 'OK',
      clase: 'oferta',
      nombre: 'Noé R.',
      puesto: 'Soldador',
      empresa: 'Metalmecánica Tres Turnos, S.A. de C.V.',
      vence: '2024-05-24',
      oferta: {
        folio: 41,
        nombre: 'Noé Rangel Ávila',
        sueldo: 14_200,
        ingreso: '2024-06-03',
        jornada: 'Lunes a viernes, 6:00 a 14:00',
        lugar: 'Planta 1 Estampado',
        prestaciones: ['Vales de despensa', 'Fondo de ahorro'],
        enviada: '2024-05-14T16:00:00.000Z',
      },
      correo: '',
    },
  },
  answerOffer: {
    request: { key: 'k1-example-of-a-key', respuesta: 'aceptar' },
    response: {
      status: 'OK',
      estado: 'aceptada',
      repetida: false,
      registro: '#/RegistoDeCandidatos/k2-example-of-a-key/1/12',
    },
  },
  registerCandidate: {
    request: {
      key: 'k2-example-of-a-key',
      curp: 'RAAN950312HCLNVX99',
      correo: 'noe.rangel@correo.example',
      contrasena: 'tres-tristes-silbatos',
      acepta: true,
    },
    response: { status: 'OK', usuario: '900002' },
  },
}
