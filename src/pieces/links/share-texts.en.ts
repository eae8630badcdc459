import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './share-texts.es.ts'

export const texts = {
  title: 'Show link',
  close: basic.close,
  making: 'Creating the link…',
  code: 'Code that opens the link',
  decidir: 'Only open it yourself: whoever opens it decides in your name. It ends with this session.',
  entrar: (name) => `Have ${name} scan it with their camera. They sign in and decide.`,
  mostrar: 'Show it at the gate.',
  ends: (day) => `Expires on ${day}.`,
  once: 'Once you close it, it won’t be shown again. You can create another one anytime.',
  share: shared.share,
  copy: shared.copy,
  copied: 'Copied',
  mail: 'Send by email',
  mailed: (name) => `We emailed it to ${name}.`,
  again: basic.tryAgain,
  problems: {
    offline: 'You can’t create the link offline.',
    failed: 'The link couldn’t be created. Try again.',
    notCopied: 'This device doesn’t allow copying. Use the code.',
  },
} satisfies Translation<typeof es>
