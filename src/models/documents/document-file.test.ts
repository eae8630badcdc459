import { afterEach, expect, test, vi } from 'vitest'
import { fetchDocument } from './document-file.ts'

/** Only a response of the service marks a document as damaged (spec 000 §8). */

afterEach(() => vi.unstubAllGlobals())

function answer(body: unknown, status = 200): void {
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('fetch', async (input: Request | URL | string) =>
    input instanceof Request ? Response.json(body, { status }) : Response.json({}),
  )
}

const good = { status: 'OK', file: 'data:application/pdf;base64,JVBERi0=' }
const open = async () => (await fetchDocument('1', 'curp.pdf')).kind

test('reports a document as damaged when the service answers with an error', async () => {
  answer({ status: 'ERROR' })
  expect(await open()).toBe('damaged')
  answer(good)
  expect(await open()).toBe('file')
})

test.each([
  ['an overloaded or broken service', () => answer({ status: 'ERROR', message: 'x' }, 503)],
  ['a page of another server', () => answer('<html></html>')],
  [
    'a device without memory',
    () => {
      answer(good)
      vi.stubGlobal('atob', () => {
        throw new RangeError('out of memory')
      })
    },
  ],
])('%s counts as a failure, not as a damaged file', async (_name, begin) => {
  begin()
  expect(await open()).toBe('failed')
})
