import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  again: basic.tryAgain,
  choices: phrases.payroll,
  group: shared.payGroup,
  payday: 'Día de pago',
  closes: (day: string) => `La prenómina cierra el ${day}.`,
  closed: (day: string) => `La prenómina cerró el ${day}.`,
  loading: 'Buscando los movimientos…',
  slow: basic.slow,
  old: 'No pudimos actualizar el corte.',
  undecided: (count: number) =>
    count === 1 ? 'Falta decidir 1 solicitud' : `Falta decidir ${count} solicitudes`,
  undecidedText: 'Lo que no se autorice no entra en este corte.',
  empty: 'No hay movimientos para esta nómina',
  emptyText: 'Elige otro día de pago u otro grupo.',
  noCalendar: 'El calendario de nómina no tiene un pago próximo.',
  sums: 'Sumas por movimiento',
  total: (count: number) => (count === 1 ? '1 movimiento' : `${count} movimientos`),
  person: shared.person,
  movement: shared.movement,
  amount: shared.amount,
  principal: 'Capital',
  interest: shared.interest,
  folio: shared.folio,
  number: phrases.numbered,
  who: phrases.numberedIn,
  parts: (principal: string, interest: string) => `Capital ${principal} + interés ${interest}`,
  pages: 'Páginas del corte',
  ...phrases.pager,
  classes: {
    inscripcion: shared.enrollment,
    cambio: shared.savingsChange,
    aportacion: shared.contribution,
    retiro: shared.withdrawal,
    baja: 'Baja',
    pagoExtra: shared.extraPayment,
    prestamo: 'Préstamo autorizado',
    abono: 'Abono a préstamo',
  },
  export: {
    button: shared.downloadAsExcel,
    busy: shared.preparing,
    done: (count: number) =>
      count === 1 ? 'Descargaste 1 movimiento.' : `Descargaste ${count} movimientos.`,
    cut: (count: number) => `El archivo solo trae ${count} movimientos. Faltan algunos.`,
    failed: 'No pudimos crear el archivo. Intenta otra vez.',
    sheet: 'Corte',
    file: (group: number, day: string) => `caja-corte-grupo-${group}-${day}.xlsx`,
    columns: [
      'Movimiento',
      'Núm.',
      'Nombre',
      'Departamento',
      'Monto',
      'Capital',
      'Interés',
      'Folio',
      'Solicitado',
      'Día de pago',
      'Grupo',
    ],
  },
  offline: { title: 'Conéctate para ver el corte', text: shared.noneOfThisIsSaved },
  failure: { ...failures.soon, offline: shared.offlineTryAgain, rejected: 'Elige otro día de pago.' },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
