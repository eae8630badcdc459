import { afterEach, expect, test, vi } from 'vitest'
import { pageLanguage } from './page-language.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['en', 'es-MX'])('sends the language of the page: %s', (lang) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  expect(pageLanguage()).toEqual({ 'accept-language': lang })
})

test('accepts any language in a worker and on a page without a language', () => {
  vi.stubGlobal('document', undefined)
  expect(pageLanguage()).toEqual({ 'accept-language': '*' })
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  expect(pageLanguage()).toEqual({ 'accept-language': '*' })
})

/**
 * CORS-safelisted values (Fetch standard, "CORS-safelisted request-header") need no preflight to another
 * host.
 */
test.each(['en', 'es-MX', '*'])('%s needs no CORS preflight', (value) => {
  expect(value).toMatch(/^[0-9A-Za-z *,\-.;=]{1,128}$/)
})
