import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  payslip: 'Mi recibo',
  payslipText: 'Tus pagos, para ver o imprimir',
  print: shared.print,
  lastPay: (period: string, date: string) => `${period} · ${date}`,
  savings: 'Mi ahorro',
  savingsText: 'Ahorro y préstamo',
  assistant: basic.assistant,
  assistantText: 'Pide un préstamo o mueve tu ahorro',
  assistantOutside: 'Inscríbete a la caja o busca una vacante',
  kardex: 'Mi kardex',
  kardexText: 'Faltas, permisos, vacaciones',
  askText: 'Un día, dinero o una aclaración',
  record: 'Mis datos y documentos',
  recordText: 'Revisa y completa tu expediente',
  clarifications: shared.clarifications,
  clarificationsText: 'Pregunta por tu pago',
  more: basic.more,
  notices: (count: number) => (count === 1 ? 'Lee 1 aviso' : `Lee ${count} avisos`),
  moreText: 'Todo lo demás: avisos, contraseña, ajustes',
}

export const kioskTexts = defineTexts(es, () => import('./kiosk-texts.en.ts'))
