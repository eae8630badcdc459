import { afterEach, expect, test, vi } from 'vitest'
import { pageLanguage } from './page-language.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['en', 'es-MX'])('a page says its language: %s', (lang) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  expect(pageLanguage()).toEqual({ 'accept-language': lang })
})

test('a worker, and a page that has none yet, say that any will do', () => {
  vi.stubGlobal('document', undefined)
  expect(pageLanguage()).toEqual({ 'accept-language': '*' })
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  expect(pageLanguage()).toEqual({ 'accept-language': '*' })
})

/**
 * CORS-safelisted values (Fetch standard, "CORS-safelisted request-header") need no preflight to another host.
 */
test.each(['en', 'es-MX', '*'])('%s may be sent without a question', (value) => {
  expect(value).toMatch(/^[0-9A-Za-z *,\-.;=]{1,128}$/)
})
