import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

let requestedStyles: string[] = []
let isThere = false

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const link = node as HTMLLinkElement
    requestedStyles.push(link.href)
    queueMicrotask(() => link.dispatchEvent(new Event(isThere ? 'load' : 'error')))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  requestedStyles = []
  isThere = false
})

/** Simulates Vite, which reports a missing style sheet once and then counts it as loaded. */
function withStyle(href: string) {
  let isNew = true
  return lazyPart(async () => {
    if (isNew) {
      isNew = false
      throw new Error(`Unable to preload CSS for ${href}`)
    }
    return 'part'
  })
}

test('waits for a missing style sheet on the next request', async () => {
  const load = withStyle('/assets/own.css')
  await expect(load()).rejects.toThrow('/assets/own.css')
  await expect(load()).rejects.toThrow('/assets/own.css')
  isThere = true
  expect(await load()).toBe('part')
})

test('loads another part and requests the missing style sheet again', async () => {
  const lost = withStyle('/assets/ahead.css')
  await expect(lost()).rejects.toThrow('/assets/ahead.css')
  const load = lazyPart(async () => 'kept')
  expect(await load()).toBe('kept')
  expect(requestedStyles.map((href) => new URL(href).pathname)).toEqual(['/assets/ahead.css'])
  isThere = true
  expect(await lost()).toBe('part')
})
