import { expect, test } from 'vitest'
import { isHandedOver } from './shared-files.ts'

const OWN = 'https://portal.example'
const shared = { method: 'POST', mode: 'navigate', url: `${OWN}/compartir`, referrer: '' }
const isTaken = (request: Partial<typeof shared>) => isHandedOver({ ...shared, ...request } as Request, OWN)

test('what the system hands over is taken', () => {
  expect(isTaken({})).toBe(true)
  expect(isTaken({ url: `${OWN}/compartir?de=app` })).toBe(true)
  // Android sends the sharing app as referrer.
  expect(isTaken({ referrer: 'android-app://com.example.camera/' })).toBe(true)
})

test.each([
  ['a website’s form', { referrer: 'https://elsewhere.example/form' }],
  ['one without a safe connection', { referrer: 'http://elsewhere.example/' }],
  ['a page of the portal, which shares nothing this way', { referrer: `${OWN}/` }],
  ['a call of a script', { mode: 'cors' }],
  ['a look at the address', { method: 'GET' }],
  ['another address', { url: `${OWN}/compartir/mas` }],
  ['another host', { url: 'https://elsewhere.example/compartir' }],
])('%s goes by', (_, request) => {
  expect(isTaken(request)).toBe(false)
})
