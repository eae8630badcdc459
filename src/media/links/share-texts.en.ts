import type { Translation } from '#i18n/texts.ts'
import type { es } from './share-texts.es.ts'

export const texts = {
  title: 'Show link',
  close: 'Close',
  making: 'Making the link…',
  code: 'Code that opens the link',
  decidir: 'It decides for you: open it yourself on the other device.',
  entrar: (name) => `Have ${name} read it with the camera. They sign in and decide.`,
  mostrar: 'Show it at the entrance.',
  ends: (day) => `Ends on ${day}.`,
  once: 'Once closed it is not shown again. Make another one any time.',
  share: 'Share',
  copy: 'Copy',
  copied: 'Copied',
  mail: 'Send by mail',
  mailed: (name) => `We sent it to ${name} by mail.`,
  again: 'Try again',
  problems: {
    offline: 'Without internet no link can be made.',
    failed: 'The link could not be made. Try again.',
    notCopied: 'This device does not let you copy. Use the code.',
  },
} satisfies Translation<typeof es>
