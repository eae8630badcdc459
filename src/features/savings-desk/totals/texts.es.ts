import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'La caja',
  saved: 'Ahorrado',
  lent: 'Prestado',
  available: 'Disponible',
  people: (count: number) =>
    count === 1 ? '1 persona' : `${new Intl.NumberFormat('es-MX').format(count)} personas`,
  day: 'Al día',
  split: (lent: string, available: string) => `Prestado ${lent}, disponible ${available}`,
  again: 'Intentar otra vez',
  loading: 'Sumando la caja…',
  slow: 'Esto tarda más de lo normal.',
  keptFrom: (when: string) => `Sin actualizar. Sumas vistas el ${when}.`,
  old: 'No pudimos sumar la caja.',
  months: {
    table: 'Ahorrado y prestado por mes',
    open: 'Ver los últimos 12 meses',
    label: (from: string, to: string) => `Ahorrado y prestado, del ${from} al ${to}. La tabla dice lo mismo.`,
    day: 'Al',
  },
  failure: {
    offline: 'Sin internet. Conéctate e intenta otra vez.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El servicio no responde. Intenta en unos minutos.',
    malformed: 'El servicio respondió algo que no entendemos. Intenta otra vez.',
    rejected: 'Elige otro día.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
