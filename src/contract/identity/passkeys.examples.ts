import type { Examples } from '../protocol/operation.ts'

const credencial = 'q1Vb0mD8Zk2nH5sT7xYw3Q'
const uso = {
  credencial,
  datosAutenticador: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MdAAAAAQ',
  datosCliente: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  firma: 'MEUCIQDx',
}

export const examples: Examples<typeof import('./passkeys.ts')> = {
  beginPasskey: {
    request: { password: 'Portal.2026' },
    response: {
      status: 'OK',
      pase: 'Ab3x',
      reto: 'h7Q2',
      usuario: 'c0ffee',
      cuenta: '100101',
      nombre: 'GUADALUPE RAMOS ORTEGA',
      existentes: [credencial],
    },
  },
  addPasskey: {
    request: {
      pase: 'Ab3x',
      nombre: 'Android · Chrome',
      alta: { credencial, atestacion: 'o2NmbXRkbm9uZQ', datosCliente: uso.datosCliente },
    },
    response: { status: 'OK', nombre: 'Android · Chrome', clave: 'mZ0v' },
  },
  listPasskeys: {
    request: {},
    response: {
      status: 'OK',
      huellas: [
        {
          id: 4,
          credencial,
          nombre: 'Android · Chrome',
          creada: '2026-03-16',
          usada: '2026-03-18',
        },
      ],
    },
  },
  removePasskey: { request: { id: 4 }, response: { status: 'OK' } },
  beginPasskeySignIn: {
    request: { huellas: [credencial] },
    response: { status: 'OK', pase: 'Ab3x', reto: 'h7Q2', retiradas: [] },
  },
  signInWithPasskey: {
    request: { pase: 'Ab3x', uso, dispositivos: [], equipo: 'personal' },
    response: {
      status: 'OK',
      token: '0f8a2c',
      EstatusPass: 1,
      tokenLife: 1800,
      entrega: '77b1e0',
      boletos: ['AbCd'],
      dispositivo: '5e6f',
      clave: 'mZ0v',
    },
  },
  removePasskeysOf: {
    request: { empleado: '100101', persona: 1 },
    response: { status: 'OK', nombre: 'GUADALUPE RAMOS ORTEGA', quitadas: 2 },
  },
}
