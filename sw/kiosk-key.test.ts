import { expect, it } from 'vitest'
import { KEY_RELOAD_MS, type KeyMessage } from '#core/keys/key-messages.ts'
import { answerKeyMessage } from './kiosk-key.ts'

const key = { type: 'secret' } as CryptoKey

async function take(ticket: string, now: number): Promise<unknown> {
  const channel = new MessageChannel()
  const answer = new Promise((resolve) => {
    channel.port1.onmessage = (event) => resolve(event.data)
  })
  // `key` is a plain object, so that the port can transfer it.
  answerKeyMessage({ type: 'KEY_TAKE', ticket }, [channel.port2], now)
  return answer.finally(() => channel.port1.close())
}

function say(message: KeyMessage, now = 0): void {
  answerKeyMessage(message, [], now)
}

function put(): void {
  say({ type: 'KEY_PUT', ticket: 'right', hash: 'abc', key, work: null })
}

it('returns the key to the reloading tab, once for each reload', async () => {
  put()
  say({ type: 'KEY_LEAVING', ticket: 'right' }, 1000)
  expect(await take('right', 1200)).toEqual({ hash: 'abc', key, work: null })
  expect(await take('right', 1300)).toBeNull()
})

it('returns no key without the ticket, and deletes the key after a wrong ticket', async () => {
  put()
  say({ type: 'KEY_LEAVING', ticket: 'right' }, 1000)
  expect(await take('wrong', 1100)).toBeNull()
  expect(await take('right', 1200)).toBeNull()
})

it('returns no key to a closed tab that is restored', async () => {
  put()
  say({ type: 'KEY_LEAVING', ticket: 'right' }, 1000)
  expect(await take('right', 1000 + KEY_RELOAD_MS + 1)).toBeNull()
})

it('returns no key to a copy of an open tab', async () => {
  put()
  expect(await take('right', 10)).toBeNull()
})

it('forgets the key when the person leaves', async () => {
  put()
  say({ type: 'KEY_DROP' })
  say({ type: 'KEY_LEAVING', ticket: 'right' }, 1000)
  expect(await take('right', 1001)).toBeNull()
})
