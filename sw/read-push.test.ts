import { expect, it } from 'vitest'
import { readPush } from './read-push.ts'

const of = (text: string) => readPush({ text: () => text })

it('reads the kind and the number of what it is about, and nothing else', () => {
  expect(of('{"kind":"notice","id":7,"title":"GUADALUPE"}')).toEqual({ kind: 'notice', id: 7 })
  expect(of('{"kind":"test","id":0}')).toEqual({ kind: 'test', id: 0 })
})

it('knows nothing of a push that is empty, broken, too long, of another kind or another shape', () => {
  const broken = [
    '',
    'null',
    '{"kind":',
    '"notice"',
    '[{"kind":"notice","id":7}]',
    '{"kind":"notice"}',
    '{"kind":"notice","id":"7"}',
    '{"kind":"notice","id":-1}',
    '{"kind":"notice","id":1.5}',
    '{"kind":"toString","id":1}',
    '{"kind":"__proto__","id":1}',
    `{"kind":"notice","id":7,"more":"${'x'.repeat(500)}"}`,
  ]
  for (const text of broken) expect(of(text), text).toBeNull()
  expect(readPush(null)).toBeNull()
})

it('survives bytes that are no text', () => {
  const data = {
    text: () => {
      throw new TypeError('not UTF-8')
    },
  }
  expect(readPush(data)).toBeNull()
})
