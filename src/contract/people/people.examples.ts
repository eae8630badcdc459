import type { Examples } from '../protocol/operation.ts'

const listed = {
  id: 1,
  numero: '100101',
  nombre: 'GUADALUPE RAMOS ORTEGA',
  usuario: 'lupita',
  puesto: 'OPERADORA DE PRENSA',
  abierta: true,
  roles: [],
}
const oneTime = {
  status: 'OK' as const,
  id: 31,
  nombre: 'NOEMÍ ARCE VEGA',
  usuario: '200501',
  temporal: 'roble-faro-71-nube',
}

export const examples: Examples<typeof import('./people.ts')> = {
  listPeople: {
    request: { buscar: 'ram', filtro: 'todas', pagina: 1 },
    response: { status: 'OK', data: [listed], total: 1 },
  },
  readPerson: {
    request: { id: 1 },
    response: {
      status: 'OK',
      persona: {
        ...listed,
        correo: 'guadalupe.ramos@correo.example',
        tipo: 'empleado',
        compania: 'Metalmecánica Tres Turnos, S.A. de C.V.',
        departamento: 'ESTAMPADO',
        planta: 'Planta 1 Estampado',
        turno: 1,
        descanso: '06',
        lider: 'ADRIANA GARZA TREVIÑO',
        ingreso: '2019-03-11',
        debeCambiar: false,
        alta: '21/11/2026 10:22:31',
        cierre: '',
        motivo: '',
        esPropia: false,
      },
    },
  },
  readPeopleLists: {
    request: {},
    response: {
      status: 'OK',
      companias: [{ id: '00100', nombre: 'Metalmecánica Tres Turnos, S.A. de C.V.' }],
      departamentos: [{ id: 'D010', nombre: 'ESTAMPADO', planta: 'Planta 1 Estampado' }],
      plantas: [{ id: 1, nombre: 'Planta 1 Estampado' }],
      grupos: [{ id: 1, nombre: 'Operativos' }],
    },
  },
  addPerson: {
    request: {
      tipo: 'empleado',
      numero: '200501',
      nombre: 'Noemí',
      paterno: 'Arce',
      materno: 'Vega',
      nacimiento: '1994-05-17',
      sexo: 'M',
      curp: '',
      rfc: '',
      nss: '',
      puesto: 'Operadora de ensamble',
      ingreso: '2026-11-23',
      lider: '100201',
      correo: '',
      usuario: '',
      compania: '00100',
      departamento: 'D060',
      grupo: 1,
      turno: 2,
    },
    response: oneTime,
  },
  closeAccount: { request: { id: 31, motivo: 'Renuncia voluntaria' }, response: { status: 'OK' } },
  reopenAccount: { request: { id: 31 }, response: oneTime },
  giveRole: { request: { id: 31, rol: 'autorizador' }, response: { status: 'OK', espera: false } },
  takeRole: { request: { id: 31, rol: 'autorizador' }, response: { status: 'OK', espera: false } },
  addDepartment: {
    request: { nombre: 'Pintura', planta: null, plantaNueva: 'Planta 3 Acabados' },
    response: { status: 'OK', id: 'D910' },
  },
  addCompany: {
    request: {
      clave: '00200',
      nombre: 'Troqueles del Relevo, S.A. de C.V.',
      rfc: 'TRE100412AB1',
      registroPatronal: 'A1234567890',
      domicilio: 'Av. del Relevo 140, Ramos Arizpe, Coahuila',
    },
    response: { status: 'OK' },
  },
}
