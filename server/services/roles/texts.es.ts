import type { Role } from '#domain/identity/roles.ts'

export const roleNames: Record<Role, string> = {
  'recursos-humanos': 'Recursos Humanos',
  nomina: 'Nómina',
  caja: 'Caja de ahorro',
  autorizador: 'Autorización',
  auditor: 'Auditoría',
  administrador: 'Administración',
  vigilancia: 'Vigilancia',
}

export const rolesTexts = {
  unknown: 'No encontramos esa propuesta. Actualiza la lista.',
  aboutYou: 'Es sobre ti: debe decidirlo otro administrador.',
  ownProposal: 'Tú lo propusiste: debe confirmarlo otro administrador.',
  oneHand:
    'La misma persona pudo usar las dos cuentas. Que confirme otro administrador o te dé contraseña nueva.',
  oneHandOfTwo:
    'La misma persona pudo usar las dos cuentas. Pide una contraseña nueva en la terminal del servidor.',
  proposerGone: 'Quien lo propuso ya no es administrador. Proponlo otra vez.',
  over: 'Esta propuesta venció. Proponla otra vez.',
  alreadyWaits: (name: string) => `Ya espera confirmación. Lo propuso ${name}.`,
  notNarrowable: 'Este rol siempre incluye a todas las personas.',
  askedSubject: 'Quieren quitarte el rol de administrador',
  askedLetter:
    'Otro administrador propuso quitarte el rol de administrador. Entra a Roles y permisos y responde en 7 días. Si no, te lo puede quitar. Si no puedes entrar, avisa a quien cuida el servidor.',
  unanswered: (day: string) => `Espera su respuesta. Si no contesta, quítalo tú desde el ${day}.`,
  needsRoleTaken: 'Quita primero su rol de administrador, en Roles y permisos.',
  decided: {
    confirmada: 'Otra persona ya lo confirmó.',
    rechazada: 'Otra persona ya lo rechazó.',
    retirada: 'Quien lo propuso lo retiró.',
    anulada: 'Esta propuesta ya no aplica. Actualiza la lista.',
  },
  asks: {
    dar: (role: string, name: string) => `Dar ${role} a ${name}`,
    quitar: (role: string, name: string) => `Quitar ${role} a ${name}`,
  },
}
