import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./login.ts')> = {
  signIn: {
    request: { correo: '100101', password: 'Portal.2026', dispositivos: [], equipo: 'personal' },
    response: {
      status: 'OK',
      token: 'kVQ…',
      EstatusPass: 1,
      tokenLife: 1800,
      entrega: 'c2V…',
      dispositivo: 'q7D…',
    },
  },
  redeemSecondStep: {
    request: { paso: 'AZx…', codigo: '482913', dispositivos: ['q7D…'] },
    response: { status: 'OK', token: 'kVQ…', EstatusPass: 1, tokenLife: 1800, entrega: 'c2V…' },
  },
  signOut: { request: {}, response: 'OK' },
  readUser: {
    request: {},
    response: {
      status: 'OK',
      datosLogin: [
        {
          Id_Usuario: 1,
          Nombre: 'GUADALUPE RAMOS ORTEGA',
          Correo: 'guadalupe.ramos@correo.example',
          Nickname: 'lupita',
          Folio: '100101',
          EstatusPass: 1,
          IdGrupo: 1,
          Foto: '',
          Puesto: 'OPERADORA DE PRENSA',
          Departamento: 'ESTAMPADO',
          compania: '00100',
          GrupoPago: 1,
          gTrabajo: 'OPERATIVOS',
          DEPTID: 'D010',
        },
      ],
    },
  },
  readMenu: {
    request: { correo: 'guadalupe.ramos@correo.example' },
    response: {
      status: 'OK',
      msj: {
        modules: [{ url: '/MiPersona', title: 'Mi Persona', view: 'DHGeneral/MiPersona' }],
        tree: [{ name: 'Mi Persona', descripcion: 'Mi Persona', url: 'MiPersona', nodes: [] }],
        isMultisistema: false,
      },
    },
  },
  requestRecovery: {
    request: { correo: '100101', dispositivos: ['q7D…'], solicitud: 'b5mKfT2vQx8LwYc9ZrH4Nd' },
    response: { status: 'OK' },
  },
  changePassword: {
    request: { password: 'Portal.2026', nuevo: 'Otro.Lugar.2027', dispositivos: ['q7D…'] },
    response: { status: 'OK', token: 'x8s…', tokenLife: 1800, entrega: 'c2V…' },
  },
  redeemRecovery: {
    request: {
      correo: '100101',
      codigo: '482913',
      nuevo: 'Otro.Lugar.2027',
      solicitud: 'b5mKfT2vQx8LwYc9ZrH4Nd',
    },
    response: { status: 'OK' },
  },
  closeOtherSessions: { request: { dispositivos: ['q7D…'] }, response: { status: 'OK', cerradas: 2 } },
}
