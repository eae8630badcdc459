import type { PrivacyRight } from '#domain/privacy/rights.ts'

/** Words of the answer to an ARCO request. It is a document of the company, so it is always in Spanish. */
export const rightPaperWords = {
  title: 'Respuesta sobre tus datos',
  note: (folio: number) => `Folio ${folio} · LFPDPPP`,
  number: 'Núm. de empleado',
  right: 'Derecho',
  rights: {
    acceso: 'Acceso',
    rectificacion: 'Rectificación',
    cancelacion: 'Cancelación',
    oposicion: 'Oposición',
  } satisfies Record<PrivacyRight, string>,
  asked: 'Fecha de la solicitud',
  answerUntil: 'Responder a más tardar el',
  outcome: 'Resultado',
  granted: 'Concedida',
  refused: 'Negada',
  carryOutUntil: 'Cumplir a más tardar el',
  none: '–',
  request: 'Solicitud',
  answer: (name: string, day: string) => `Respuesta de ${name}, ${day}`,
  carriedOut: (name: string, day: string) => `Cumplimiento, ${name}, ${day}`,
  entry: (number: number) => `Entrada ${number} del registro, huella SHA-256:`,
  proof: 'El registro descargado del portal debe contener estas huellas. Así se comprueba que nada cambió.',
  origin: (day: string) => `Hecho con Turno el ${day}.`,
}
