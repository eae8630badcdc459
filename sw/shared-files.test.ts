import { expect, test } from 'vitest'
import { isShareRequest } from './shared-files.ts'

const OWN = 'https://portal.example'
const shared = { method: 'POST', mode: 'navigate', url: `${OWN}/compartir`, referrer: '' }
const isAccepted = (request: Partial<typeof shared>) =>
  isShareRequest({ ...shared, ...request } as Request, OWN)

test('accepts files shared by the system', () => {
  expect(isAccepted({})).toBe(true)
  expect(isAccepted({ url: `${OWN}/compartir?de=app` })).toBe(true)
  // Android sends the sharing app as referrer.
  expect(isAccepted({ referrer: 'android-app://com.example.camera/' })).toBe(true)
})

test.each([
  ['a website’s form', { referrer: 'https://elsewhere.example/form' }],
  ['a form of a website without HTTPS', { referrer: 'http://elsewhere.example/' }],
  ['a form of the portal itself', { referrer: `${OWN}/` }],
  ['a request of a script', { mode: 'cors' }],
  ['a GET request', { method: 'GET' }],
  ['another address', { url: `${OWN}/compartir/mas` }],
  ['another host', { url: 'https://elsewhere.example/compartir' }],
])('ignores %s', (_, request) => {
  expect(isAccepted(request)).toBe(false)
})
