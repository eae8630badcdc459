import { describe, expect, test } from 'vitest'
import { isOwnAnswer, isOwnPage } from './own-answer.ts'

const answer = (type: string, status = 200, body = '') =>
  new Response(body, { status, headers: { 'content-type': type } })
const host = 'https://portal.example'

describe('responses that may be cached', () => {
  test.each([
    ['/assets/kardex-1.js', 'text/javascript; charset=utf-8'],
    ['/assets/kardex-1.js', 'application/javascript'],
    ['/assets/pdf-1.mjs', 'text/javascript'],
    ['/assets/start-1.css', 'text/css'],
    ['/config.json', 'application/json; charset=utf-8'],
    ['/api/codigos-postales/64', 'application/json'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/icons/favicon.svg', 'image/svg+xml'],
    ['/assets/decoder-1.wasm', 'application/wasm'],
  ])('accepts %s as %s', (path, type) => {
    expect(isOwnAnswer(host + path, answer(type))).toBe(true)
    expect(isOwnAnswer(host + path, answer(type, 503))).toBe(false)
  })

  test.each([
    '/assets/kardex-1.js',
    '/assets/start-1.css',
    '/config.json',
    '/api/codigos-postales/64',
    '/icons/favicon.svg',
    '/assets/decoder-1.wasm',
  ])('rejects %s as an HTML page', (path) => {
    expect(isOwnAnswer(host + path, answer('text/html'))).toBe(false)
  })

  test('rejects a script without a content type', () => {
    expect(isOwnAnswer(`${host}/assets/kardex-1.js`, answer(''))).toBe(false)
  })
})

test('accepts a page only when it names a script of its version', async () => {
  const own = answer('text/html', 200, '<script type="module" src="/assets/start-1.js"></script>')
  expect(await isOwnPage(own, ['assets/react-1.js', 'assets/start-1.js'])).toBe(true)
  expect(await isOwnPage(own, ['assets/start-2.js'])).toBe(false)
  expect(await isOwnPage(answer('text/html', 200, 'Acepta las condiciones'), ['assets/start-1.js'])).toBe(
    false,
  )
  expect(await own.text()).toContain('start-1')
})
