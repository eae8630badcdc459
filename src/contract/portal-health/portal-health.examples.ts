import type { Examples } from '../protocol/operation.ts'

const figures = { sesiones: 12, lcp: 1840, cls: 0.02, inp: 96, inicio: 1650, envio: 2400 }
const group = {
  id: 1,
  clase: 'error',
  mensaje: 'Cannot read properties of undefined (reading folio)',
  veces: 3,
  primera: '2026-03-17 09:12',
  ultima: '2026-03-18 14:32',
  versiones: ['main-Ab12cd34'],
}

export const examples: Examples<typeof import('./portal-health.ts')> = {
  reportHealth: {
    request: {
      sesion: 'a1b2c3d4e5f6g7h8',
      version: 'main-Ab12cd34',
      visitas: [{ ruta: '/Inicio', equipo: 'telefono', lcp: 1840, cls: 0.02, inp: 96, inicio: 1650 }],
      errores: [
        {
          clase: 'error',
          mensaje: 'Cannot read properties of undefined (reading folio)',
          lugar: 'home-Ab12cd34.js:3:410',
          ruta: '/Recibos/:id',
          equipo: 'telefono',
          veces: 1,
          peticion: 'Zm9vYmFyMTIz',
          rastro: [{ antes: 4, clase: 'toque', papel: 'button', texto: 'Ver recibo' }],
        },
      ],
    },
    response: { status: 'OK' },
  },
  readHealth: {
    request: { dias: 30 },
    response: {
      status: 'OK',
      total: figures,
      dias: [{ dia: '2026-03-18', ...figures }],
      rutas: [{ ruta: '/Inicio', equipo: 'telefono', ...figures }],
      errores: [group],
      perdidos: 0,
      disco: {
        libre: 24_000_000_000,
        piso: 1_073_741_824,
        tamano: 64_000_000_000,
        partes: [
          { que: 'base', bytes: 900_000_000, enDisco: true },
          { que: 'archivos', bytes: 12_000_000_000, enDisco: true },
          { que: 'importaciones', bytes: 60_000_000, enDisco: true },
        ],
        respaldos: 'hecho',
        respaldo: '2026-03-18T09:30:00.000Z',
      },
    },
  },
  releaseCopy: { request: {}, response: { status: 'OK' } },
  readHealthError: {
    request: { id: 1 },
    response: {
      status: 'OK',
      data: {
        ...group,
        lugar: 'home-Ab12cd34.js:3:410',
        dias: [{ dia: '2026-03-18', veces: 3 }],
        rutas: [{ ruta: '/Recibos/:id', equipo: 'telefono', veces: 3 }],
        rastros: [
          {
            fecha: '2026-03-18 14:32',
            peticion: 'Zm9vYmFyMTIz',
            equipo: 'telefono',
            ruta: '/Recibos/:id',
            version: 'main-Ab12cd34',
            pasos: [{ antes: 4, clase: 'toque', papel: 'button', texto: 'Ver recibo' }],
          },
        ],
      },
    },
  },
}
