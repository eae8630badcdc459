import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname

function saying(room: string, words: RegExp): string[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => words.test(readFileSync(join(root, room, name), 'utf8')))
    .map((name) => `${room}/${name}`)
}

test('BR-34: only screens use the minus sign − (U+2212); it is never sent, printed or stored', () => {
  const drawn = ['src', 'sw', 'server'].flatMap((room) => saying(room, /\bmoneyOnScreen\b|['"`]−/))
  expect(drawn.filter((name) => !name.endsWith('.tsx'))).toEqual(['src/domain/money/money.ts'])
})
