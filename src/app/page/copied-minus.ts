import { withPlainMinus } from '#domain/money.ts'

/**
 * Puts a plain minus into copied text: a spreadsheet or a message reads "-$20.00" as an amount, but the true
 * minus of the screen as a word (BR-34). Text in a field is copied as it was typed.
 */
export function copyPlainMinus(): void {
  // Adding the same listener again has no effect.
  document.addEventListener('copy', writePlain)
}

function writePlain(event: ClipboardEvent): void {
  const shown = globalThis.getSelection()?.toString() ?? ''
  const plain = withPlainMinus(shown)
  if (
    plain === shown ||
    event.target instanceof HTMLTextAreaElement ||
    event.target instanceof HTMLInputElement
  )
    return
  event.clipboardData?.setData('text/plain', plain)
  event.preventDefault()
}
