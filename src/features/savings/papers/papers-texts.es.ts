import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { monthNames } from '#i18n/month-names.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  statements: 'Estado de cuenta del mes',
  months: monthNames.map(sentenceCase),
  monthOf: (month: string, year: string) => `${month} de ${year}`,
  thisMonth: 'Hasta hoy',
  more: 'Ver meses anteriores',
  noMonths: 'No sabemos de qué mes son tus movimientos.',
  loan: 'Papeles de tu préstamo',
  settledLoans: 'Préstamos que ya pagaste',
  folio: phrases.folioNumber,
  request: 'Solicitud de préstamo',
  requestedOn: (day: string) => `Pedido el ${day}`,
  note: 'Pagaré',
  noteText: 'Para imprimir y firmar',
  statement: 'Estado de cuenta',
  close: basic.close,
  drawing: 'Preparando tu documento…',
  again: basic.tryAgain,
  noViewer: 'Conéctate una vez a internet para abrir documentos aquí.',
  notDrawn: 'No pudimos preparar este documento. Intenta otra vez.',
  unknown: 'Este documento ya no está.',
}

export const texts = defineTexts(es, () => import('./papers-texts.en.ts'))
