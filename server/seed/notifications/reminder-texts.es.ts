import { incidentKinds } from '#domain/approvals/incident-texts.ts'

const [, swap, paidPermit, unpaidPermit, homeOffice] = incidentKinds

export const reminderSeedTexts = {
  ptuComment: 'Si falta algún día, pregunta en Recursos Humanos.',
  forklift: 'MONTACARGAS',
  forkliftPosition: 'MONTACARGUISTA',
  press: 'PRENSA DE 400 TONELADAS',
  pressPosition: 'OPERADOR DE PRENSA',
  swap,
  paidPermit,
  unpaidPermit,
  homeOffice,
}
