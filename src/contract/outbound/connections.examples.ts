import type { Examples } from '../protocol/operation.ts'

const common = {
  empresa: '00100',
  clases: ['incidencia' as const, 'tiempo_extra' as const],
  creada: '2026-11-20T15:00:00.000Z',
  creo: 'GUADALUPE RAMOS ORTEGA',
}

export const examples: Examples<typeof import('./connections.ts')> = {
  listConnections: {
    request: {},
    response: {
      status: 'OK',
      llaves: [{ ...common, id: 3, nombre: 'Nómina semanal', termina: 'x7Qa', usada: '', revocada: '' }],
      webhooks: [
        {
          ...common,
          id: 2,
          nombre: 'Reloj checador',
          direccion: 'https://nomina.example.com/avisos',
          pendientes: 0,
          ultima: '2026-11-27T18:04:00.000Z',
          respuesta: 204,
          problema: '',
          fallaDesde: '',
          apagada: '',
          secretoAnterior: '',
        },
      ],
      companias: [{ clave: '00100', nombre: 'MANUFACTURAS DEL NORTE' }],
    },
  },
  makeOutboundKey: {
    request: { nombre: 'Nómina semanal', empresa: '00100', clases: ['incidencia'] },
    response: { status: 'OK', id: 3, llave: 'turno_sal_Zm9vYmFyYmF6' },
  },
  revokeOutboundKey: { request: { id: 3 }, response: { status: 'OK' } },
  makeWebhook: {
    request: {
      nombre: 'Reloj checador',
      empresa: '00100',
      clases: ['incidencia'],
      direccion: 'https://nomina.example.com/avisos',
    },
    response: { status: 'OK', id: 2, secreto: 'whsec_Zm9vYmFyYmF6' },
  },
  changeWebhook: { request: { id: 2, accion: 'apagar' }, response: { status: 'OK', secreto: '' } },
  tryWebhook: { request: { id: 2 }, response: { status: 'OK', respuesta: 204, problema: '' } },
}
