import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./privacy.ts')> = {
  readOwnData: {
    request: {},
    response: {
      status: 'OK',
      clases: [{ clase: 'documentos', datos: 9, archivos: 6 }],
      descarga: {
        id: 3,
        estado: 'ready',
        pedido: '18/03/2026 09:00:00',
        hasta: '19/03/2026 09:01:00',
        bytes: 1_204_331,
        partes: 5,
      },
      quedan: 2,
    },
  },
  askForOwnData: {
    request: { password: 'Portal.2026' },
    response: { status: 'OK', id: 3, llave: 'bGxhdmU' },
  },
  openOwnData: { request: { id: 3, password: 'Portal.2026' }, response: { status: 'OK', llave: 'bGxhdmU' } },
  readOwnDataPiece: {
    request: { id: 3, llave: 'bGxhdmU', parte: 1 },
    response: { status: 'OK', datos: 'UEsDBA==' },
  },
  readPrivacyNotice: {
    request: {},
    response: { status: 'OK', version: 2, fecha: '18/03/2026 09:00:00', texto: '# Aviso\nTus datos.' },
  },
  readConsent: {
    request: {},
    response: {
      status: 'OK',
      version: 2,
      fecha: '18/03/2026 09:00:00',
      cambios: 'Se agrega la aseguradora nueva.',
      aceptado: false,
      aceptados: [{ version: 1, fecha: '07/01/2026 08:12:00', equipo: 'personal' }],
      salud: { respuesta: 'acepto', fecha: '07/01/2026 08:20:00' },
    },
  },
}
