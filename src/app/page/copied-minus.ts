import { withPlainMinus } from '#domain/money.ts'

/**
 * Copied text goes into a spreadsheet or a message, which read "-$20.00" as an amount and the true
 * minus of the screen as a word (BR-34). What somebody typed into a field stays as they typed it.
 */
export function copyPlainMinus(): void {
  // The same listener again is none.
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
