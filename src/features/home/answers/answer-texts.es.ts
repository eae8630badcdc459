import { basic } from '#i18n/basic-words.es.ts'
import { monthNames } from '#i18n/month-names.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  next: {
    title: shared.whatsNext,
    months: monthNames,
    to: shared.to,
    pay: 'Tu próximo pago',
    previewOf: (date: string) => `${date} · Ya está tu prenómina`,
    preview: 'Ya está tu prenómina',
    noDate: 'Aún no tiene fecha de pago',
    workedRestDay: basic.workedRestDay,
    authorized: (days: string) => `Autorizado · ${days}`,
    letterReady: 'Tu carta está lista',
    decisions: {
      'approval-authorized': 'Autorizaron tu solicitud',
      'approval-refused': 'Rechazaron tu solicitud',
      'approval-lapsed': 'Pasó la fecha de tu solicitud',
      'savings-authorized': 'Autorizaron tu solicitud de la caja',
      'savings-refused': 'Rechazaron tu solicitud de la caja',
      'clarification-answered': 'Respondieron tu aclaración',
      'dispute-answered': 'Respondieron tu inconformidad',
    },
  },
  savings: {
    title: 'Ahorro y préstamo',
    show: shared.showIt,
    hide: basic.hide,
    showAll: 'Ver tu ahorro y lo que debes',
    hideAll: 'Ocultar tu ahorro y lo que debes',
    hidden: shared.amountHidden,
    saved: 'Tienes ahorrado',
    owed: 'Debes',
    paid: (percent: number) => `Ya pagaste ${percent} % de tu préstamo.`,
    none: 'No debes ningún préstamo.',
    see: shared.seeMySavings,
    notFetched: 'No pudimos ver si tienes ahorro o préstamo.',
    again: basic.tryAgain,
  },
}

export const answerTexts = defineTexts(es, () => import('./answer-texts.en.ts'))
