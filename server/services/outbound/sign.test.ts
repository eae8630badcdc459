import { expect, test } from 'vitest'
import { newSecret, signedHeaders } from './sign.ts'

/** Example of the Standard Webhooks libraries. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' }

test('signs the published example as the Standard Webhooks libraries do', () => {
  expect(signedHeaders(message, 1_614_265_330, [secret])).toEqual({
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('signs with both secrets during a change, the current one first', () => {
  const other = newSecret()
  const both = signedHeaders(message, 1_614_265_330, [other, secret])['webhook-signature']?.split(' ')
  expect(both).toHaveLength(2)
  expect(both?.[1]).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  expect(both?.[0]).not.toBe(both?.[1])
})

test('makes secrets of 32 bytes, each another one', () => {
  const made = [newSecret(), newSecret()]
  expect(new Set(made).size).toBe(2)
  expect(made.map((text) => Buffer.from(text.slice('whsec_'.length), 'base64').length)).toEqual([32, 32])
})
