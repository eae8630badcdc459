import type { Examples } from '../protocol/operation.ts'

const counts = { nueva: 1174, cambia: 62, baja: 12, regresa: 0, igual: 186, error: 14 }

export const examples: Examples<typeof import('./people-import.ts')> = {
  uploadPeopleFile: {
    request: {
      nombre: 'Personal noviembre.csv',
      archivo: 'data:text/csv;base64,TlVNX0VNUCxOT01CUkUKMjQ2NTUsS2FybGEK',
      origen: 'Nómina semanal',
      hoja: 1,
      mesPrimero: true,
    },
    response: { status: 'OK', id: 1 },
  },
  readPeopleImport: {
    request: {},
    response: {
      status: 'OK',
      actual: {
        id: 1,
        archivo: 'Personal noviembre.xlsx',
        origen: 'Nómina semanal',
        estado: 'lista',
        motivo: '',
        motivoClave: '',
        filas: 1448,
        columnas: [{ letra: 'A', titulo: 'NUM_EMP', muestra: '24655', campo: 'numero', dudosa: false }],
        hojas: ['Portada', 'Personal'],
        hoja: 1,
        hojaFija: false,
        fechas: 'dia',
        completa: false,
        cuentas: counts,
        sinCurp: 12,
        sinRfc: 1162,
        cambianIdentidad: 3,
        cambianAlcance: 2,
        cerradasAMano: 1,
        bajasSemana: 12,
        personas: 260,
        confirmarBajas: false,
        porImportar: 1248,
        hechas: 0,
        ritmo: 0,
        inicio: '',
        fin: '',
        sinContrasena: 0,
        faltan: [{ departamento: 'Troqueles', planta: 'Saltillo', filas: 12 }],
      },
      origenes: ['Nómina semanal'],
    },
  },
  mapPeopleColumns: {
    request: {
      id: 1,
      origen: 'Nómina semanal',
      columnas: ['numero', 'nombreCompleto'],
      mesPrimero: true,
      completa: false,
    },
    response: { status: 'OK' },
  },
  listPeopleRows: {
    request: { id: 1, clase: 'error', pagina: 1 },
    response: {
      status: 'OK',
      data: [
        {
          fila: 37,
          numero: '24690',
          nombre: 'SAÚL BENAVIDES ORTA',
          celdas: ['24690', 'Saúl Benavides', 'BEOS910812HNLNRL0'],
          errores: [{ celda: 'C37', columna: 2, campo: 'curp', que: 'length', de: '18', y: 17 }],
          cambios: [],
        },
      ],
      total: 14,
    },
  },
  downloadBadRows: {
    request: { id: 1 },
    response: { status: 'OK', nombre: 'errores-personal.csv', archivo: 'data:text/csv;base64,TlVNX0VNUA==' },
  },
  startPeopleImport: { request: { id: 1, bajas: null }, response: { status: 'OK' } },
  steerPeopleImport: { request: { id: 1, accion: 'detener' }, response: { status: 'OK' } },
  printOpeningSlips: {
    request: { id: 1, departamento: null, direccion: 'https://portal.example' },
    response: {
      status: 'OK',
      departamentos: [
        {
          departamento: 'D010',
          nombre: 'ESTAMPADO',
          planta: 'Saltillo',
          personas: 40,
          conCorreo: 12,
          enviando: 0,
          fallidas: 0,
          inciertas: 1,
        },
      ],
      nombre: '',
      archivo: '',
    },
  },
  mailOpeningPasswords: {
    request: { id: 1, departamento: 'D010' },
    response: { status: 'OK', cartas: 40 },
  },
}
