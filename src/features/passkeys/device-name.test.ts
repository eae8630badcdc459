import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'Android · Chrome',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) AppleWebKit/605.1 Version/18.5 Safari/604.1', 'iPhone · Safari'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Windows · Edge'],
  [
    'Mozilla/5.0 (Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Android · Samsung Internet',
  ],
  ['an unknown browser', ''],
])('names the device of %s', (userAgent, name) => {
  expect(deviceName({ userAgent })).toBe(name)
})
