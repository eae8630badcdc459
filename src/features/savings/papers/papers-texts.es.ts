import { sentenceCase } from '#domain/person-name.ts'
import { monthNames } from '#i18n/month-names.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  statements: 'Estado de cuenta del mes',
  months: monthNames.map(sentenceCase),
  monthOf: (month: string, year: string) => `${month} de ${year}`,
  thisMonth: 'Hasta hoy',
  more: 'Ver meses anteriores',
  noMonths: 'Tus movimientos no dicen de qué mes son.',
  loan: 'Papeles de tu préstamo',
  settledLoans: 'Préstamos que ya pagaste',
  folio: (folio: number) => `Folio ${folio}`,
  request: 'Solicitud de préstamo',
  requestedOn: (day: string) => `Pedido el ${day}`,
  note: 'Pagaré',
  noteText: 'Para imprimir y firmar',
  statement: 'Estado de cuenta',
  close: 'Cerrar',
  drawing: 'Preparando tu papel…',
  again: 'Intentar otra vez',
  noViewer: 'Conéctate una vez a internet para abrir papeles aquí.',
  notDrawn: 'No pudimos preparar este papel. Intenta otra vez.',
  unknown: 'Este papel ya no está.',
}

export const texts = defineTexts(es, () => import('./papers-texts.en.ts'))
