import type { Examples } from '../protocol/operation.ts'

const person = { numero: '100201', nombre: 'ADRIANA GARZA', puesto: 'Jefa', departamento: 'Producción' }
const item = {
  id: 1004,
  clase: 'tiempo_extra' as const,
  estado: 'waiting' as const,
  detalle: {
    clase: 'tiempo_extra' as const,
    empleado: '100101',
    dia: '2024-05-10',
    entrada: '14:00',
    horas: 2,
    motivo: 'Pedido urgente',
  },
  solicitante: person,
  sobre: { ...person, numero: '100101' },
  autoriza: { ...person, numero: '100301' },
  solicitado: '2024-05-09T15:00:00.000Z',
  decidido: null,
  decidio: null,
  comentario: null,
}

export const examples: Examples<typeof import('./approvals.ts')> = {
  listAsked: {
    request: { pagina: 1 },
    response: { status: 'OK', data: [{ ...item, horasUsuales: 20 }], total: 1 },
  },
  withdrawApproval: { request: { id: 1005 }, response: { status: 'OK' } },
  listToDecide: {
    request: { clases: ['tiempo_extra'] },
    response: {
      status: 'OK',
      data: [
        {
          ...item,
          token: 'itm-1004',
          semana: { desde: '2024-05-06', hasta: '2024-05-12', autorizadas: 6, enEspera: 2, limite: 9 },
          ley: {
            tipoDia: '',
            dobles: 1,
            triples: 1,
            confirmada: true,
            topes: [
              { regla: 'weekHours', usado: 10, valor: 9, articulo: 'LFT 66', confirmada: true, rebasa: true },
            ],
            pago: [],
            ausencias: ['2024-05-07'],
          },
          por: 'suplencia',
        },
      ],
    },
  },
  decideApproval: {
    request: { id: 1004, decision: 'autorizar', token: 'itm-1004' },
    response: { status: 'OK' },
  },
  listSubstitutes: {
    request: {},
    response: {
      status: 'OK',
      data: [{ id: 3, suplente: person, desde: '2024-05-10', hasta: '2024-05-17', vigente: false }],
    },
  },
  setSubstitute: {
    request: { empleado: '100201', desde: '2024-05-10', hasta: '2024-05-17' },
    response: { status: 'OK', nombre: 'Adriana Garza' },
  },
}
