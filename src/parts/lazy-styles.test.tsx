import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

/** Style sheets that the page has asked for, and whether they can be had now. */
let asked: string[] = []
let isThere = false

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const link = node as HTMLLinkElement
    asked.push(link.href)
    queueMicrotask(() => link.dispatchEvent(new Event(isThere ? 'load' : 'error')))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  asked = []
  isThere = false
})

/** Vite tells of a style sheet once only; what it asked for in vain it takes for loaded. */
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

test('one that came without its style sheet waits for it the next time', async () => {
  const load = withStyle('/assets/own.css')
  await expect(load()).rejects.toThrow('/assets/own.css')
  await expect(load()).rejects.toThrow('/assets/own.css')
  isThere = true
  expect(await load()).toBe('part')
})

// Without a network the screens that are fetched ahead of their use can't be had; those of the precache can.
test('another part comes all the same, and asks for it on the way', async () => {
  const lost = withStyle('/assets/ahead.css')
  await expect(lost()).rejects.toThrow('/assets/ahead.css')
  const load = lazyPart(async () => 'kept')
  expect(await load()).toBe('kept')
  expect(asked.map((href) => new URL(href).pathname)).toEqual(['/assets/ahead.css'])
  isThere = true
  expect(await lost()).toBe('part')
})
