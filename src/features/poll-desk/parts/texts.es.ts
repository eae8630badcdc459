import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')

const people = (count: number) => (count === 1 ? '1 persona' : `${number(count)} personas`)

export const es = {
  slow: 'Tarda más de lo normal.',
  again: 'Reintentar',
  cancel: 'Cancelar',
  resting: 'Sin internet: puedes leer, no cambiar.',
  noAnswer: 'No hubo respuesta. Actualiza y revisa antes de repetir.',
  notDone: 'No se hizo',
  at: (when: string) => `Datos del ${when}`,
  old: 'No pudimos actualizar las encuestas',
  failure: {
    offline: 'Necesitas internet para esto.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El portal no responde. Intenta más tarde.',
    malformed: 'La respuesta llegó incompleta. Intenta otra vez.',
    rejected: 'Ocurrió un error',
  },
  offline: { title: 'Ábrelas una vez con internet', text: 'Después puedes leerlas sin internet.' },
  count: (count: number, limit: number) => `${count} de ${limit}`,
  rate: (answered: number, all: number) => `${answered} de ${people(all)}`,
  percent: (share: number) => `${share} %`,
  answeredLabel: 'Contestaron',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
