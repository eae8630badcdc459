import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./data-import.ts')> = {
  uploadDataFile: {
    request: {
      clase: 'kardex',
      nombre: 'Kardex noviembre.csv',
      archivo: 'data:text/csv;base64,TlVNRVJPLFRJUE8sRkVDSEEKMTAwMTAxLDIsMjYvMTEvMjAyNgo=',
      origen: 'Asistencia',
      hoja: 1,
      mesPrimero: true,
    },
    response: { status: 'OK', id: 1 },
  },
  readDataImport: {
    request: { clase: 'kardex' },
    response: {
      status: 'OK',
      actual: {
        id: 1,
        clase: 'kardex',
        archivo: 'Kardex noviembre.csv',
        origen: 'Asistencia',
        estado: 'lista',
        espera: '',
        filas: 1448,
        revisadas: 1448,
        columnas: [{ letra: 'A', titulo: 'NUMERO', muestra: '100101', campo: 'numero', dudosa: false }],
        hojas: ['Portada', 'Kardex'],
        hoja: 1,
        hojaFija: false,
        fechas: 'duda',
        faltan: [],
        cuentas: { nueva: 1400, cambia: 30, igual: 4, error: 14 },
        porImportar: 1430,
        hechas: 0,
        ritmo: 0,
        inicio: '',
        fin: '',
      },
      origenes: ['Asistencia'],
    },
  },
  mapDataColumns: {
    request: { id: 1, origen: 'Asistencia', columnas: ['numero', 'tipo', 'fecha'], mesPrimero: true },
    response: { status: 'OK' },
  },
  listDataRows: {
    request: { id: 1, que: 'error', pagina: 1 },
    response: {
      status: 'OK',
      data: [
        {
          fila: 37,
          numero: '100101',
          nombre: 'SAÚL BENAVIDES ORTA',
          celdas: ['100101', 'vacaciones', '31/02/2026'],
          errores: [{ celda: 'C37', columna: 2, campo: 'fecha', que: 'noDay', de: '', y: 0 }],
          cambios: [],
        },
      ],
      total: 14,
    },
  },
  downloadBadDataRows: {
    request: { id: 1 },
    response: { status: 'OK', nombre: 'errores-kardex.csv', archivo: 'data:text/csv;base64,TlVNRVJP' },
  },
  startDataImport: { request: { id: 1 }, response: { status: 'OK' } },
  steerDataImport: { request: { id: 1, accion: 'detener' }, response: { status: 'OK' } },
  listDataImports: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          clase: 'kardex',
          archivo: 'Kardex noviembre.csv',
          estado: 'terminada',
          cuando: '2026-11-27T18:00:00.000Z',
        },
      ],
    },
  },
}
