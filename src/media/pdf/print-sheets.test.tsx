import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import { areSheetsLaid, laySheets, printSheets } from './print-sheets.ts'

/** Simulates a browser that fires no afterprint event, as some on iPhones. */
beforeEach(() => vi.stubGlobal('print', vi.fn()))
afterEach(() => {
  window.dispatchEvent(new Event('afterprint'))
  vi.unstubAllGlobals()
})

function page(text: string): HTMLElement {
  const one = document.createElement('p')
  one.textContent = text
  return one
}

test('what was printed is gone for whoever comes next, and its memory is given back once', () => {
  const release = vi.fn()
  printSheets([page('A')], release)
  expect(areSheetsLaid()).toBe(true)
  setOpenStore(null)
  expect(areSheetsLaid()).toBe(false)
  expect(document.body.textContent).not.toContain('A')
  window.dispatchEvent(new Event('afterprint'))
  expect(release).toHaveBeenCalledOnce()
})

test('the next document is printed alone', () => {
  printSheets([page('first')], () => undefined)
  laySheets([page('second')], () => undefined)
  expect(document.body.textContent).toBe('second')
})
