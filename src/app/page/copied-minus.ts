import { withPlainMinus } from '#domain/money/money.ts'

/**
 * Replaces the minus sign U+2212 by a hyphen in copied text: spreadsheets and messages read "-$20.00" as an
 * amount, but not the screen's sign (BR-34). Text copied from a field stays as typed.
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
