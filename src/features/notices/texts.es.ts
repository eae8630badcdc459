import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Avisos',
  dialogTitle: (count: number) => (count === 1 ? '1 aviso para ti' : `${count} avisos para ti`),
  close: 'Cerrar',
  understood: 'Entendido',
  more: 'Ver más',
  until: (date: string) => `Vigente hasta el ${date}`,
  none: 'No hay avisos por ahora',
  /** Shown while notices have never been loaded on this device. */
  notHere: 'Aún no vemos tus avisos',
  notHereText: 'Cuando haya internet los buscamos.',
  again: 'Intentar otra vez',
  old: (date: string) => `Ves datos del ${date}.`,
  noneText: 'Cuando haya uno nuevo, lo verás en Inicio.',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
