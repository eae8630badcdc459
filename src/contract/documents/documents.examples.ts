import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./documents.ts')> = {
  checkRegistration: { request: {}, response: { status: 'VACIO', bandera: 3, EstadoCivil: 2 } },
  listStepNames: {
    request: {},
    response: { status: 'OK', data: [{ id_categoria: 1, abreviatura: 'Domicilio y contacto' }] },
  },
  saveStep: {
    request: {
      bandera: 2,
      datos: {
        nacionalidad: 'Mexicana',
        lugarNacimiento: 'Saltillo, Coahuila',
        fechaNacimiento: '1991-12-12',
        estadoCivil: 2,
      },
      base: ['2026-11-21T14:05:09.000Z'],
    },
    response: { status: 'OK', bandera: 2, guardado: '2026-11-21T14:12:44.000Z' },
  },
  readSavedSteps: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          bandera: 2,
          datos: {
            nacionalidad: 'Mexicana',
            lugarNacimiento: 'Saltillo, Coahuila',
            fechaNacimiento: '1991-12-12',
            estadoCivil: 2,
          },
          guardado: '2026-11-21T14:05:09.000Z',
        },
      ],
    },
  },
  readEmployeeIds: {
    request: {},
    response: {
      status: 'OK',
      colaborador: { rfc: 'LOHM900101AB1', curp: 'LOHM900101MNLPRR09', imss: '43907812345' },
    },
  },
  listActivities: {
    request: {},
    response: {
      status: 'OK',
      actFisica: [
        { id: 1, nombre: 'Correr' },
        { id: 2, nombre: 'Futbol' },
      ],
    },
  },
  listMaritalStatuses: {
    request: {},
    response: { status: 'OK', data: [{ id: 4, nombre: 'Unión libre' }] },
  },
  listYesNo: {
    request: {},
    response: {
      status: 'OK',
      data: [
        { id: 1, nombre: 'Sí' },
        { id: 2, nombre: 'No' },
      ],
    },
  },
}
