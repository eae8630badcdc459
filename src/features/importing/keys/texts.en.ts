import { kindNames } from '#domain/data-import/words.en.ts'
import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  failure: { ...failures.soon, offline: shared.offlineCheck, rejected: shared.notCompleted },
  offline: { title: 'You need internet', text: 'Sources aren’t saved on this device.' },
  offlineTry: shared.needsInternet,
  old: 'We couldn’t refresh the sources.',
  loading: 'Loading sources…',
  slow: basic.slow,
  again: basic.tryAgain,
  lead: 'Create a key for each program that sends files on its own.',
  keys: 'Sources',
  add: 'Add a source',
  none: 'There are no sources yet',
  noneText: 'Add one so a program can send files on its own.',
  ending: (end) => `Key that ends in ${end}`,
  neverUsed: 'Never used',
  used: (when) => `Last used: ${when}`,
  revoked: (when) => `Revoked: ${when}`,
  writes: (mail) => `Notifies ${mail}`,
  writesNot: (mail) => `Doesn’t notify ${mail}: this server doesn’t send email.`,
  revoke: 'Revoke',
  revokeAsk: (name) => `Revoke the key for ${name}? It stops working now, for good.`,
  revokedNow: 'The key no longer works',
  cancel: basic.cancel,
  close: basic.close,
  kind: 'What it sends',
  kinds: {
    nomina: { title: phrases.payroll },
    personas: { title: shared.people },
    ...kindNames,
  },
  needsRole: 'For this key you also need the payroll role.',
  brings: (kinds) => `Sends: ${kinds}`,
  name: 'Name of the source',
  nameText: 'For example: weekly payroll',
  nameWrong: 'Enter at least 3 letters.',
  mail: 'Email to notify (optional)',
  mailText: 'Gets the result of each file.',
  noMail: 'This server doesn’t send email: check here when each key was used.',
  mailWrong: 'Enter an email like name@company.com.',
  make: 'Create key',
  shown: 'Copy the key',
  once: 'It won’t be shown again. Save it in the program now.',
  copy: shared.copy,
  copied: 'Copied',
  copyFailed: 'It couldn’t be copied. Select it and copy it manually.',
  howTo: (address) =>
    `The program sends the file with POST to ${address} and the key as “Authorization: Bearer KEY”.`,
  kept: 'I saved it',
} satisfies Translation<typeof es>
