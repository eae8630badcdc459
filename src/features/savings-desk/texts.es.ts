import type { FundRefusal } from '#domain/savings-moves.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Names of the conditions in domain/savings-desk.ts. */
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
  again: 'Intentar otra vez',
  close: 'Cerrar',
  kinds: {
    label: 'Qué se ve',
    all: 'Todo',
    prestamo: 'Préstamos',
    retiro: 'Retiros',
    baja: 'Bajas',
    aportacion: 'Aportaciones',
    waiting: 'por decidir',
  },
  kind: { prestamo: 'Préstamo', retiro: 'Retiro', baja: 'Baja', aportacion: 'Aportación extraordinaria' },
  list: {
    title: 'Solicitudes de la caja',
    states: { label: 'Cuáles se ven', open: 'Por decidir', decided: 'Decididas' },
    total: (count: number) => times(count, 'solicitud', 'solicitudes'),
    oldest: 'Más antiguo primero',
    newest: 'Más reciente primero',
    allDone: 'Nada por decidir',
    allDoneText: 'Cuando alguien pida algo, aparece aquí.',
    noneDecided: 'Aún no hay decididas.',
    loading: 'Buscando solicitudes…',
    slow: 'Esto tarda más de lo normal.',
    pages: 'Páginas de solicitudes',
    previous: 'Anterior',
    next: 'Siguiente',
    place: (page: number, pages: number) => `Página ${page} de ${pages}`,
    old: 'No pudimos actualizar la lista.',
    today: 'hoy',
    yesterday: 'ayer',
    days: (days: number) => `hace ${days} días`,
  },
  steps: {
    pedido: 'Por decidir',
    en_revision: 'Por decidir',
    autorizado: 'Autorizado',
    pagado: 'En su nómina',
    rechazado: 'Rechazado',
    cancelado: 'Lo canceló',
  },
  offline: { title: 'Conéctate para decidir', text: 'Esta bandeja solo funciona con internet.' },
  papers: {
    title: 'Para imprimir y firmar',
    request: 'Solicitud',
    note: 'Pagaré',
    printing: 'Preparando…',
    failed: 'No pudimos imprimir. Intenta otra vez.',
  },
  pane: {
    typed: 'Escribías este motivo',
    discard: 'Borrar lo que escribí',
    choose: 'Elige una solicitud',
    chooseText: 'Aquí verás su cuenta, las condiciones y un simulador.',
    what: 'La solicitud',
    loading: 'Buscando la solicitud…',
    slow: 'Esto tarda más de lo normal.',
    toList: 'Ver la lista',
    old: 'No pudimos actualizar la solicitud.',
    number: (number: string) => `Núm. ${number}`,
    folio: (id: number) => `Folio ${id}`,
    asked: (date: string) => `Pidió el ${date}`,
    account: 'Su cuenta',
    saved: 'Ahorro total',
    socialPart: 'Parte social',
    owed: 'Debe de su préstamo',
    promised: 'Retiro en proceso',
    upTo: {
      prestamo: 'Puede pedir hasta',
      retiro: 'Puede retirar hasta',
      baja: 'Se le paga',
      aportacion: 'Puede aportar hasta',
    },
    week: (number: number) => `Semana ${number}`,
    fortnight: (number: number) => `Quincena ${number}`,
    range: 'al',
    /** A later authorization goes into the next payroll. */
    decideBy: 'Si autorizas hasta el',
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
    tooMuch: (maximum: string) => `Hoy le alcanza hasta ${maximum}.`,
    decided: 'Decisión',
    who: 'Quién decidió',
    when: 'Cuándo',
    why: 'Motivo',
    somebody: 'Otra persona',
    /** Rejected automatically, because the balance was insufficient on payday. */
    nobody: 'La caja, en el día de pago',
  },
  conditions: {
    yes: 'Sí cumple:',
    no: 'No cumple:',
    met: {
      disabled: () => 'Sin incapacidad',
      'not-enrolled': (since: string) => `En la caja desde ${since}`,
      'too-new': (_since: string, months: number) => `${times(months, 'mes', 'meses')} de antigüedad`,
      pending: () => 'Sin otra aprobación',
      leaving: () => 'Sin baja en proceso',
      owes: () => 'Sin préstamo por pagar',
      'social-part': () => 'Parte social cubierta',
      joining: () => 'Inscripción completa',
      'nothing-saved': () => 'Tiene ahorro',
      'owes-savings': () => 'Su ahorro es mayor que su préstamo',
      'owes-more': () => 'Su ahorro cubre su préstamo',
      'request-pending': () => 'Sin otro movimiento en proceso',
    } as Record<DeskReason, (since: string, months: number) => string>,
    unmet: {
      disabled: () => 'Tiene incapacidad',
      'not-enrolled': () => 'No está en la caja',
      'too-new': (lacks: number) =>
        lacks === 1 ? 'Le falta 1 mes de antigüedad' : `Le faltan ${lacks} meses de antigüedad`,
      pending: () => 'Tiene otra aprobación en proceso',
      leaving: () => 'Tiene una baja en proceso',
      owes: (_lacks: number, money: string) => `Debe ${money} de su préstamo`,
      'social-part': (_lacks: number, money: string) => `Le faltan ${money} de parte social`,
      joining: () => 'Su inscripción está en proceso',
      'nothing-saved': () => 'No tiene ahorro',
      'owes-savings': () => 'Su préstamo no deja ahorro libre',
      'owes-more': (_lacks: number, money: string) => `Debe ${money} más que su ahorro`,
      'request-pending': () => 'Tiene otro movimiento en proceso',
    } as Record<DeskReason, (lacks: number, money: string) => string>,
    other: 'Otra condición',
  },
  simulator: {
    title: 'Simula otra opción',
    amount: 'Monto',
    less: 'Quitar 500 pesos',
    more: 'Sumar 500 pesos',
    step: '500',
    term: 'Plazo',
    week: 'Por semana',
    fortnight: 'Por quincena',
    range: 'a',
    interest: 'Interés en total',
    total: 'Paga en total',
    noRates: 'La caja aún no tiene sus tasas.',
    note: 'No cambia la solicitud.',
  },
  decision: {
    authorize: 'Autorizar',
    refuse: 'Rechazar',
    own: 'Es tu propia solicitud. La decide otra persona.',
    changed: 'La solicitud cambió. Revísala y decide otra vez.',
    before: 'Te preguntamos antes de guardar.',
    title: (name: string) => `¿Autorizar a ${name}?`,
    follows: {
      prestamo: (money: string) => `Recibe ${money} con su próxima nómina. Después ya no puede cancelar.`,
      retiro: (money: string, date: string) => `Recibe ${money} en su nómina del ${date}.`,
      baja: (money: string, date: string) => `Sale de la caja y recibe ${money} el ${date}.`,
      aportacion: (money: string, date: string) =>
        `Se le descuentan ${money} en su nómina del ${date} y entran a su ahorro.`,
    },
    told: 'Le avisamos en su celular.',
    refuseTitle: (name: string) => `¿Rechazar a ${name}?`,
    reason: 'Motivo',
    reasonHint: 'La persona lo va a leer.',
    notKept: 'Este equipo no tiene espacio: no cierres sin decidir.',
    count: (count: number, limit: number) => `${count} de ${limit}`,
    tooShort: (least: number) => `Escribe el motivo con ${least} letras o más.`,
    tooLong: (most: number) => `Escribe ${most} letras o menos.`,
    cancel: 'Cancelar',
    saving: 'Guardando…',
    notSaved: 'No se guardó',
    /** The response was lost. */
    unsure: 'No sabemos si se guardó',
    authorized: (name: string, date: string) => `Autorizado. ${name} lo recibe el ${date}.`,
    contributes: (name: string, date: string) => `Autorizado. Se descuenta a ${name} el ${date}.`,
    refused: (name: string) => `Rechazado. Avisamos a ${name}.`,
  },
  failure: {
    offline: 'Sin internet. Conéctate e intenta otra vez.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El servicio no responde. Intenta en unos minutos.',
    malformed: 'El servicio respondió algo que no entendemos. Intenta otra vez.',
    rejected: 'Alguien ya decidió. Mira cómo quedó.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
