const several = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
const term = (months: number) =>
  months % 12 === 0 ? several(months / 12, 'año', 'años') : several(months, 'mes', 'meses')

/** Sentences of the sections that follow the companies and the retention periods. */
export const noticeWords = {
  responsible: (name: string, address: string) =>
    `${name}, con domicilio en ${address}, es responsable de tus datos personales. En este aviso le decimos «la empresa».`,
  responsibleOf:
    'Es responsable de tus datos personales una de estas empresas: la que te contrata, o donde te postulas. En este aviso le decimos «la empresa».',
  company: (name: string, address: string) => `${name}, con domicilio en ${address}.`,
  attends: 'Recursos Humanos de tu planta te atiende para todo lo que dice este aviso.',
  blocked:
    'Cada tipo de datos se guarda el plazo de esta lista. Después el portal lo bloquea, así que nadie lo ve, y más tarde lo borra.',
  since: {
    closing: 'desde que se cierra tu cuenta',
    year: 'desde que termina el año del pago',
    own: 'desde su último paso',
  },
  kept: (name: string, months: number, since: string, blocked: number) =>
    `${name}: ${term(months)} ${since}; bloqueado, se borra ${term(blocked)} después.`,
  staysEmployed: 'Mientras trabajas en la empresa se queda.',
  swept: (name: string, months: number) => `${name}: ${term(months)}; después el portal lo borra.`,
  record: 'Registro de seguridad: 5 años.',
  unset: (names: string) =>
    `La empresa no ha fijado un plazo para esto, así que el portal no lo borra por sí solo: ${names}.`,
  open: 'Lo que sigue abierto se guarda hasta que termina, como un juicio, un préstamo, un saldo o una pregunta de pago.',
  health: 'Tus respuestas de salud se borran en cuanto retiras tu permiso.',
  copies:
    'Las copias de respaldo conservan lo borrado hasta que se reemplazan. Si una se usa, el portal lo borra otra vez.',
  addedTitle: '17. Lo que agrega la empresa',
}
