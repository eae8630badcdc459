import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  title: 'Notices',
  dialogTitle: (count: number) => (count === 1 ? '1 notice for you' : `${count} notices for you`),
  close: 'Close',
  understood: 'Got it',
  more: 'See more',
  until: (date: string) => `Valid until ${date}`,
  none: 'No notices right now',
  notHere: 'We can’t see your notices yet',
  notHereText: 'We look for them when there is internet.',
  again: 'Try again',
  old: (date) => `You see data of ${date}.`,
  noneText: 'When there is a new one, you will see it on Inicio.',
} satisfies Translation<typeof es>
