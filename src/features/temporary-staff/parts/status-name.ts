import type { ProcessStatus } from '#domain/temporary/process.ts'
import { currentLocale } from '#i18n/locale.ts'
import { wordsOf } from '#i18n/texts.ts'
import { texts } from '../texts.es.ts'

/**
 * Returns the host's name in Spanish if there is one, else the app's name.
 * @param status undefined for all statuses
 */
export function statusNameOf(status: ProcessStatus | undefined, hostName: string): string {
  const words = wordsOf(texts)
  return (currentLocale() === 'es' && hostName) || (status ? words.statuses[status] : words.list.all)
}
