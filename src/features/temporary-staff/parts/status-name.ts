import type { ProcessStatus } from '#domain/temporary/process.ts'
import { currentLocale } from '#i18n/locale.ts'
import { wordsOf } from '#i18n/texts.ts'
import { texts } from '../texts.es.ts'

/**
 * Returns the host's own name of a status, which is Spanish; in English, and where the host has none, the app's.
 * @param status undefined: all of them
 */
export function statusNameOf(status: ProcessStatus | undefined, hostName: string): string {
  const words = wordsOf(texts)
  return (currentLocale() === 'es' && hostName) || (status ? words.statuses[status] : words.list.all)
}
