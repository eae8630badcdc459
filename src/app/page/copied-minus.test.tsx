import { afterEach, expect, test } from 'vitest'
import { moneyOnScreen } from '#domain/money/money.ts'
import { copyPlainMinus } from './copied-minus.ts'

copyPlainMinus()
afterEach(() => document.body.replaceChildren())

function copyOf(element: HTMLElement): string | null {
  document.body.append(element)
  const range = document.createRange()
  range.selectNodeContents(element)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
  const data = new DataTransfer()
  const event = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true })
  element.dispatchEvent(event)
  return event.defaultPrevented ? data.getData('text/plain') : null
}

function paragraph(text: string): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: text })
}

test('BR-34: copies a negative amount with a hyphen', () => {
  expect(copyOf(paragraph(`Retiro ${moneyOnScreen(-2000)}`))).toBe('Retiro -$20.00')
})

test('leaves every other copy to the browser', () => {
  expect(copyOf(paragraph('$20.00'))).toBeNull()
})
