import { expect, it } from 'vitest'
import { readPush } from './read-push.ts'

const of = (text: string) => readPush({ text: () => text })

it('reads only the kind and the number of the item', () => {
  expect(of('{"kind":"notice","id":7,"title":"GUADALUPE"}')).toEqual({ kind: 'notice', id: 7 })
  expect(of('{"kind":"test","id":0}')).toEqual({ kind: 'test', id: 0 })
})

it('ignores a push that is empty, broken, too long or of unknown kind or shape', () => {
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

it('ignores bytes that are not text', () => {
  const data = {
    text: () => {
      throw new TypeError('not UTF-8')
    },
  }
  expect(readPush(data)).toBeNull()
})
