import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Inicio',
  tasks: 'Tus pendientes',
  greeting: {
    morning: 'Buenos días',
    afternoon: 'Buenas tardes',
    evening: 'Buenas noches',
  },

  pay: {
    title: 'Tu último pago',
    week: (number: number | string, range: string) => `Semana ${number} · del ${range}`,
    fortnight: (number: number | string, range: string) => `Quincena ${number} · del ${range}`,
    to: 'al',
    kinds: {
      prepayroll: 'Prenómina',
      extraordinary: 'Nómina extraordinaria',
      regular: 'Nómina normal',
      settlement: 'Finiquito',
      severance: 'Liquidación',
      'christmas-bonus': 'Aguinaldo',
      'profit-sharing': 'Reparto de utilidades (PTU)',
      'savings-fund': 'Fondo de ahorro',
    },
    see: 'Ver recibo',
    hidden: 'Cantidad oculta',
    show: 'Ver',
    hide: 'Ocultar',
    showNet: 'Ver tu pago',
    hideNet: 'Ocultar tu pago',
    next: (date: string) => `Prenómina lista. Se paga el ${date}.`,
    nextWithoutDate: 'Ya está tu prenómina.',
    none: 'Aún no hay recibos tuyos',
    noneText: 'Aquí verás tu último pago.',
    notHere: 'Aún no vemos tu último pago',
    notHereText: 'Cuando haya internet lo buscamos.',
    again: 'Buscar de nuevo',
    seeAll: 'Ver mis recibos',
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
    earlier: 'Pagos anteriores',
    loading: 'Buscando tu último pago…',
    slow: 'Esto tarda más de lo normal.',
  },

  notices: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
  install: {
    title: 'Instala Turno',
    text: 'Ábrelo más rápido, también sin internet.',
    action: 'Instalar',
    later: 'Ahora no',
  },
  shortcuts: {
    title: 'Atajos',
    payslips: 'Recibos',
    savings: 'Ahorro',
    kardex: 'Kardex',
    documents: 'Documentos',
    clarifications: 'Aclaraciones',
    incidents: 'Pedir un día',
    myData: 'Mis datos',
  },
  candidate: {
    title: 'Te damos la bienvenida',
    text: 'Llena tus datos en 7 pasos cortos. Puedes parar y seguir después.',
    action: 'Completa tus datos',
  },
  seeAll: 'Ver todo',
  menu: 'Tu menú',
  side: { missing: 'Falta una parte de Inicio.', again: 'Reintentar' },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
