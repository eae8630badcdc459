import { describe, expect, test } from 'vitest'
import { isWithinBounds } from './json-bounds.ts'

const fits = (text: string) => isWithinBounds(Buffer.from(text))

describe('isWithinBounds', () => {
  test.each([
    ['an object', '{"a":[1,{"b":"c"}],"d":null}'],
    ['brackets in a text', `{"a":"${'[{'.repeat(50_000)}"}`],
    ['quotes in a text', `{"a":"${'\\"['.repeat(50_000)}"}`],
    ['a text that ends in backslashes', `{"a":"${'\\\\'.repeat(40_000)}","b":"[["}`],
    ['arrays nested to the limit', `${'['.repeat(32)}${']'.repeat(32)}`],
    ['many objects side by side', `[${Array(9000).fill('{}').join(',')}]`],
    ['nothing', ''],
    ['no JSON at all', ']]]]}}}} hola "'],
  ])('%s: accepted', (_name, text) => {
    expect(fits(text)).toBe(true)
  })

  test.each([
    ['arrays nested one level above the limit', `${'['.repeat(33)}${']'.repeat(33)}`],
    ['objects and arrays nested in turn', `${'{"a":['.repeat(17)}${']}'.repeat(17)}`],
    ['brackets that never close', '['.repeat(16 * 1_048_576)],
    ['too many objects side by side', `[${Array(30_000).fill('{}').join(',')}]`],
    ['too many names', `{${Array.from({ length: 1_100_000 }, (_, at) => `"${at}":0`).join(',')}}`],
    ['too many numbers', `[${Array(30_000).fill(0).join(',')}]`],
    ['deep nesting after a text that looks unclosed', `{"a":"\\\\","b":${'['.repeat(40)}`],
  ])('%s: rejected', (_name, text) => {
    expect(fits(text)).toBe(false)
  })

  test('reads each byte a limited number of times', { tags: ['whole'] }, () => {
    const bytes = Buffer.from(`{"a":"${'\\\\\\"'.repeat(200_000)}"}`)
    let looked = 0
    const counted = new Proxy(bytes, {
      get(target, name) {
        if (typeof name === 'string' && /^\d+$/.test(name)) looked += 1
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? (value as () => unknown).bind(target) : value
      },
    })
    expect(isWithinBounds(counted)).toBe(true)
    expect(looked).toBeLessThan(bytes.length * 3)
  })
})
