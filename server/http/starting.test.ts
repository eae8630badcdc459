import { expect, test } from 'vitest'
import { transportTexts as texts } from '../texts.ts'
import { startingAnswer } from './starting.ts'

const ask = (accept: string, method = 'GET') =>
  startingAnswer(new Request('http://portal.example/', { method, headers: { accept } }))

test('shows a browser a page that reloads itself while the server starts', async () => {
  const answer = ask('text/html,application/xhtml+xml,*/*;q=0.8')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await answer.text()
  expect(page).toContain('<meta http-equiv="refresh" content="2">')
  expect(page).toContain(texts.startingPage)
  expect(page).not.toMatch(/<script|style="/)
})

test.each([
  ['*/*', 'GET'],
  ['application/json', 'POST'],
  ['text/html', 'POST'],
])('responds in JSON to a call with %s by %s', async (accept, method) => {
  const answer = ask(accept, method)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.json()).toEqual({ status: 'ERROR', message: texts.starting })
})
