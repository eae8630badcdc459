import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: basic.home,
  tasks: 'Tus pendientes',
  greeting: {
    morning: 'Buenos días',
    afternoon: 'Buenas tardes',
    evening: 'Buenas noches',
  },

  pay: {
    title: 'Tu último pago',
    week: (number: number | string, days: string) => `Semana ${number} · ${days}`,
    fortnight: (number: number | string, days: string) => `Quincena ${number} · ${days}`,
    otherPeriod: (number: number | string, days: string) => `Periodo ${number} · ${days}`,
    range: (range: string) => `del ${range}`,
    until: (date: string) => `hasta el ${date}`,
    to: shared.to,
    kinds: {
      prepayroll: 'Prenómina',
      extraordinary: 'Nómina extraordinaria',
      regular: 'Nómina',
      settlement: 'Finiquito',
      severance: 'Liquidación',
      'christmas-bonus': shared.christmasBonus,
      'profit-sharing': 'Reparto de utilidades (PTU)',
      'savings-fund': shared.savingsPlan,
    },
    see: 'Ver recibo',
    ask: 'Preguntar',
    askWhat: 'por tu último pago',
    hidden: shared.amountHidden,
    show: shared.showIt,
    hide: basic.hide,
    showNet: 'Ver tu pago',
    hideNet: 'Ocultar tu pago',
    none: 'Aún no tienes recibos',
    noneText: 'Aquí verás tu último pago.',
    notHere: 'Tu último pago todavía no está aquí',
    notHereText: shared.loadedOnline,
    notUpdated: 'No pudimos actualizarlo. Intenta otra vez.',
    again: shared.lookAgain,
    loading: 'Buscando tu último pago…',
    slow: basic.slow,
  },

  newNotices: (count: number) => (count === 1 ? '1 aviso nuevo' : `${count} avisos nuevos`),
  notices: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
  install: {
    title: 'Instala Turno',
    text: 'Ábrelo más rápido, también sin internet.',
    action: 'Instalar',
    later: 'Ahora no',
  },
  passkey: {
    title: 'Entra con tu huella o tu rostro',
    text: 'Sin escribir tu contraseña, también sin internet.',
    action: 'Activar ahora',
    later: 'No, gracias',
  },
  shortcuts: {
    title: 'Atajos',
    payslips: shared.payslips,
    savings: shared.savings,
    kardex: basic.kardex,
    documents: 'Documentos',
    clarifications: shared.clarifications,
    ask: 'Pedir',
    myData: 'Mis datos',
    settings: 'Ajustes',
    recognise: 'Reconocer',
  },
  waiting: shared.loadingTasks,
  seeAll: 'Ver todo',
  menu: 'Tu menú',
  side: { missing: 'No cargó una parte de Inicio.', again: basic.tryAgain },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
