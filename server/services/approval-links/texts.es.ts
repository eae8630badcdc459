export const linkTexts = {
  /** Unknown, used and expired keys get this same text. */
  ended: 'Este enlace ya no sirve. Pide otro a quien te lo mandó.',
  foreign: 'Este enlace es para otra persona.',
  toShowOnly: 'Entra con tu cuenta para decidir.',
  needsReason: 'Escribe el motivo del rechazo.',
  tooOften: 'Se abrieron muchos enlaces desde esta red. Espera 15 minutos e intenta otra vez.',
  tooManyMade: 'Creaste muchos enlaces. Espera una hora.',
  notWaiting: 'Esa solicitud ya no espera respuesta.',
  noMail: 'Quien autoriza no tiene correo registrado. Muéstrale el código.',
  lettersFull: 'Hoy ya se le enviaron muchos correos. Muéstrale el código.',
  noMailServer: 'Este portal no envía correos. Muéstrale el código.',

  subject: (what: string) => `Por autorizar: ${what}`,
  subjectOfSome: (count: number) => `Por autorizar: ${count} solicitudes`,
  greeting: (name: string) => `Hola, ${name}:`,
  asks: (who: string) => `${who} te pide autorizar:`,
  fitSubject: (what: string) => `Por contestar: ${what}`,
  asksFit: (who: string) => `${who} te pide contestar:`,
  some: 'Tienes esto por responder:',
  open: 'Ver y decidir',
  ends: (day: string) => `Vence el ${day}. Sirve una sola vez.`,
  before: 'Puedes abrir el enlace: nada se decide hasta que confirmes.',
  noPassword: 'Aquí nunca pedimos tu contraseña.',
  own: 'Es para ti. No lo reenvíes.',
  by: (who: string) => `Lo pide ${who}`,
  visitSubject: (days: string) => `Tu visita del ${days} está autorizada`,
  visit: (name: string) => `${name}: tu visita está autorizada.`,
  /** @param days one day, or a range */
  visitAt: (days: string, from: string, place: string) =>
    `Te esperamos ${days.includes(' ') ? 'del' : 'el'} ${days}, ${from}, en ${place}.`,
  showIt: 'Muestra este enlace en la entrada:',
  openVisit: 'Ver mi visita',
}
