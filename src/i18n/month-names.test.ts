import { expect, test } from 'vitest'
import { monthNames as en } from './month-names.en.ts'
import { monthNames as es } from './month-names.es.ts'

test.each([
  ['es-MX', es],
  ['en-US', en],
] as const)('writes the months of %s like the browser', (locale, names) => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  expect(names).toEqual(Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2001, month))))
})
