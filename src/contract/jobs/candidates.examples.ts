import type { Examples } from '../protocol/operation.ts'

const requirements = [
  { clase: 'escolaridad', texto: 'Secundaria terminada', meses: null, cumple: 'si' },
  { clase: 'experiencia', texto: 'Soldadura de microalambre', meses: 12, cumple: 'parcial' },
] as const

const offer = {
  id: 41,
  estado: 'enviada' as const,
  sueldo: 14_200,
  ingreso: '2024-06-03',
  vence: '2024-05-24',
  jornada: 'Lunes a viernes, 6:00 a 14:00',
  lugar: 'Planta 1 Estampado',
  prestaciones: ['Vales de despensa', 'Fondo de ahorro'],
  comentario: '',
}

export const examples: Examples<typeof import('./candidates.ts')> = {
  listVacancies: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          folio: 7315,
          puesto: 'SOLDADOR',
          lugares: 2,
          pidio: 'Adriana Garza Treviño',
          autorizada: '2024-05-10',
          tienePerfil: true,
          candidatos: [
            { id: 12, nombre: 'Noé Rangel Ávila', etapa: 'ofrecida', desde: '2024-05-14T16:00:00.000Z' },
          ],
        },
      ],
    },
  },
  proposeCandidate: {
    request: {
      vacante: 7315,
      nombre: 'Noé',
      paterno: 'Rangel',
      materno: 'Ávila',
      correo: 'noe.rangel@correo.example',
      telefono: '8440000000',
      notas: 'Trabajó tres años en una paila.',
    },
    response: { status: 'OK', id: 12 },
  },
  readCandidate: {
    request: { id: 12 },
    response: {
      status: 'OK',
      candidato: {
        id: 12,
        nombre: 'Noé Rangel Ávila',
        correo: 'noe.rangel@correo.example',
        telefono: '8440000000',
        notas: '',
        vacante: 7315,
        puesto: 'SOLDADOR',
        pidio: 'Adriana Garza Treviño',
        etapa: 'ofrecida',
        apego: [...requirements],
        pasos: [
          {
            paso: 'propuesta',
            cuando: '2024-05-10T15:02:00.000Z',
            quien: 'Maricela Quintanilla Ríos',
            comentario: '',
          },
        ],
        oferta: offer,
        cuenta: '',
      },
    },
  },
  discardCandidate: {
    request: { id: 12, motivo: 'Aceptó otro empleo' },
    response: { status: 'OK' },
  },
  listOffers: {
    request: {},
    response: {
      status: 'OK',
      data: [{ ...offer, candidato: 12, nombre: 'Noé Rangel Ávila', puesto: 'SOLDADOR' }],
    },
  },
  readOffer: {
    request: { id: 41 },
    response: {
      status: 'OK',
      oferta: {
        ...offer,
        candidato: 12,
        nombre: 'Noé Rangel Ávila',
        correo: 'noe.rangel@correo.example',
        puesto: 'SOLDADOR',
        vacante: 7315,
        sueldoVacante: 13_900,
        apego: [...requirements],
      },
    },
  },
  sendOffer: {
    request: {
      id: 41,
      sueldo: 14_200,
      ingreso: '2024-06-03',
      vence: '2024-05-24',
      jornada: offer.jornada,
      lugar: offer.lugar,
      prestaciones: offer.prestaciones,
    },
    response: { status: 'OK', enlace: '#/AutorizaOferta/k1-example-of-a-key/41/1', vence: '2024-05-24' },
  },
  linkCandidate: {
    request: { id: 12, para: 'registro' },
    response: { status: 'OK', enlace: '#/RegistoDeCandidatos/k1-example-of-a-key/1/12', vence: '2024-05-30' },
  },
}
