import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import type { FundRefusal } from '#domain/savings/savings-moves.ts'
import { defineTexts } from '#i18n/texts.ts'

export type DeskReason = Extract<
  FundRefusal,
  | 'disabled'
  | 'not-enrolled'
  | 'too-new'
  | 'pending'
  | 'leaving'
  | 'owes'
  | 'social-part'
  | 'joining'
  | 'nothing-saved'
  | 'owes-savings'
  | 'owes-more'
  | 'request-pending'
>

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const es = {
  again: basic.tryAgain,
  close: basic.close,
  kinds: {
    label: shared.requestType,
    all: 'Todo',
    prestamo: shared.loans,
    retiro: 'Retiros',
    baja: 'Bajas',
    aportacion: 'Aportaciones',
    waiting: 'por decidir',
  },
  kind: {
    prestamo: shared.loan,
    retiro: shared.withdrawal,
    baja: 'Baja',
    aportacion: 'Aportación extraordinaria',
  },
  list: {
    title: 'Solicitudes de la caja',
    states: { label: shared.show, open: 'Por decidir', decided: 'Decididas' },
    total: (count: number) => times(count, 'solicitud', 'solicitudes'),
    oldest: 'Más antiguas primero',
    newest: 'Más recientes primero',
    allDone: 'Nada por decidir',
    allDoneText: 'Cuando alguien pida algo, aparece aquí.',
    noneDecided: 'Aún no hay decididas.',
    loading: 'Buscando solicitudes…',
    slow: basic.slow,
    pages: 'Páginas de solicitudes',
    ...phrases.pager,
    old: shared.listNotUpdated,
    today: 'hoy',
    yesterday: 'ayer',
    days: (days: number) => `hace ${days} días`,
  },
  steps: {
    pedido: 'Por decidir',
    en_revision: 'Por decidir',
    autorizado: 'Autorizado',
    pagado: 'En su nómina',
    rechazado: shared.rejected,
    cancelado: 'Lo canceló',
  },
  offline: { title: 'Conéctate para decidir', text: shared.inboxNeedsInternet },
  papers: {
    title: 'Para imprimir y firmar',
    request: shared.request,
    note: 'Pagaré',
    printing: shared.preparing,
    failed: 'No pudimos imprimir. Intenta otra vez.',
  },
  pane: {
    typed: 'Tu motivo sin enviar',
    discard: shared.deleteWhatIWrote,
    choose: 'Elige una solicitud',
    chooseText: 'Aquí verás su cuenta, las condiciones y un simulador.',
    what: 'La solicitud',
    loading: 'Buscando la solicitud…',
    slow: basic.slow,
    toList: shared.seeTheList,
    old: 'No pudimos actualizar la solicitud.',
    number: phrases.numbered,
    folio: phrases.folioNumber,
    asked: (date: string) => `Pidió el ${date}`,
    account: 'Su cuenta',
    saved: 'Ahorro total',
    socialPart: shared.socialPart,
    owed: 'Lo que debe de su préstamo',
    promised: 'Retiro en proceso',
    upTo: {
      prestamo: 'Puede pedir hasta',
      retiro: 'Puede retirar hasta',
      baja: 'Se le paga',
      aportacion: 'Puede aportar hasta',
    },
    week: phrases.week,
    fortnight: phrases.fortnight,
    range: shared.to,
    /** A request authorized later goes into the following payroll. */
    decideBy: 'Si autorizas a más tardar el',
    payday: 'Va en su nómina del',
    asks: {
      prestamo: 'Pide',
      retiro: 'Pide retirar',
      baja: 'Pide salir. Se le paga',
      aportacion: 'Pide aportar',
    },
    weeks: (count: number) => times(count, 'semana', 'semanas'),
    fortnights: (count: number) => times(count, 'quincena', 'quincenas'),
    agreed: 'Lo que aceptó',
    met: (met: number, all: number) => `Cumple ${met} de ${all} condiciones`,
    tooMuch: (maximum: string) => `Hoy puede pedir hasta ${maximum}.`,
    decided: 'Decisión',
    who: 'Quién decidió',
    when: shared.when,
    why: basic.reason,
    somebody: 'Otra persona',
    /** Names who refused a request on payday, for example because the balance was insufficient. */
    nobody: 'La caja, en el día de pago',
  },
  conditions: {
    yes: 'Sí cumple:',
    no: 'No cumple:',
    met: {
      disabled: () => 'No tiene incapacidad',
      'not-enrolled': (since: string) => `En la caja desde ${since}`,
      'too-new': (_since: string, months: number) => `${times(months, 'mes', 'meses')} de antigüedad`,
      pending: () => 'No tiene otro préstamo por autorizar',
      leaving: () => 'No tiene una baja en proceso',
      owes: () => 'No tiene un préstamo por pagar',
      'social-part': () => 'Ya cubrió su parte social',
      joining: () => 'Inscripción completa',
      'nothing-saved': () => 'Tiene ahorro',
      'owes-savings': () => 'Su ahorro es mayor que su préstamo',
      'owes-more': () => 'Su ahorro cubre su préstamo',
      'request-pending': () => 'No tiene otro movimiento en proceso',
    } as Record<DeskReason, (since: string, months: number) => string>,
    unmet: {
      disabled: () => 'Tiene incapacidad',
      'not-enrolled': () => 'No está en la caja',
      'too-new': (lacks: number) =>
        lacks === 1 ? 'Le falta 1 mes de antigüedad' : `Le faltan ${lacks} meses de antigüedad`,
      pending: () => 'Tiene otro préstamo por autorizar',
      leaving: () => 'Tiene una baja en proceso',
      owes: (_lacks: number, money: string) => `Debe ${money} de su préstamo`,
      'social-part': (_lacks: number, money: string) => `Le faltan ${money} de parte social`,
      joining: () => 'Su inscripción está en proceso',
      'nothing-saved': () => 'No tiene ahorro',
      'owes-savings': () => 'No tiene ahorro libre por su préstamo',
      'owes-more': (_lacks: number, money: string) => `Debe ${money} más que su ahorro`,
      'request-pending': () => 'Tiene otro movimiento en proceso',
    } as Record<DeskReason, (lacks: number, money: string) => string>,
    other: 'Otra condición',
  },
  simulator: {
    title: 'Simula otra opción',
    amount: shared.amount,
    less: 'Quitar 500 pesos',
    more: 'Sumar 500 pesos',
    step: '500',
    term: 'Plazo',
    week: shared.perWeek,
    fortnight: shared.perFortnight,
    range: 'a',
    interest: shared.totalInterest,
    total: 'Paga en total',
    noRates: 'La caja aún no tiene sus tasas.',
    note: 'No cambia la solicitud.',
  },
  decision: {
    authorize: basic.approve,
    refuse: basic.reject,
    own: 'Es tu propia solicitud. La decide otra persona.',
    changed: 'La solicitud cambió. Revísala y decide otra vez.',
    before: basic.confirmBeforeSave,
    title: (name: string) => `¿Autorizar la solicitud de ${name}?`,
    follows: {
      prestamo: (money: string) => `Recibe ${money} con su próxima nómina. Después ya no puede cancelar.`,
      retiro: (money: string, date: string) => `Recibe ${money} en su nómina del ${date}.`,
      baja: (money: string, date: string) => `Sale de la caja y recibe ${money} el ${date}.`,
      aportacion: (money: string, date: string) =>
        `Se le descuentan ${money} en su nómina del ${date} y entran a su ahorro.`,
    },
    told: 'Le enviamos un aviso.',
    refuseTitle: (name: string) => `¿Rechazar la solicitud de ${name}?`,
    reason: basic.reason,
    reasonHint: 'La persona lo va a leer.',
    notKept: 'Este dispositivo no tiene espacio: no cierres sin decidir.',
    count: phrases.countOf,
    tooShort: (least: number) => `Escribe el motivo con ${least} letras o más.`,
    tooLong: (most: number) => `Escribe ${most} letras o menos.`,
    cancel: basic.cancel,
    saving: basic.saving,
    notSaved: shared.notSaved,
    unsure: 'No sabemos si se guardó',
    authorized: (name: string, date: string) => `Autorizado. ${name} lo recibe el ${date}.`,
    contributes: (name: string, date: string) => `Autorizado. Se descuenta a ${name} el ${date}.`,
    refused: (name: string) => `Rechazado. Avisamos a ${name}.`,
  },
  failure: {
    ...failures.soon,
    offline: shared.offlineTryAgain,
    rejected: 'Alguien ya decidió. Revisa cómo quedó.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
