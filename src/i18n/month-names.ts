import type { Locale } from './locale.ts'

/** The twelve months as the language writes them inside a sentence: 'enero' …, 'January' … */
export function monthNames(locale: Locale): readonly string[] {
  const names = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es-MX', {
    month: 'long',
    timeZone: 'UTC',
  })
  return Array.from({ length: 12 }, (_, month) => names.format(Date.UTC(2001, month)))
}
