import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import { areSheetsShown, showSheets, printSheets } from './print-sheets.ts'

/** Fires no afterprint event, like some browsers on iPhones. */
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

test('removes the printed pages when the person signs out, and frees their memory once', () => {
  const release = vi.fn()
  printSheets([page('A')], release)
  expect(areSheetsShown()).toBe(true)
  setOpenStore(null)
  expect(areSheetsShown()).toBe(false)
  expect(document.body.textContent).not.toContain('A')
  window.dispatchEvent(new Event('afterprint'))
  expect(release).toHaveBeenCalledOnce()
})

test('removes the previous document before the next one is printed', () => {
  printSheets([page('first')], () => undefined)
  showSheets([page('second')], () => undefined)
  expect(document.body.textContent).toBe('second')
})
