import { withPlainMinus } from '#domain/money/money.ts'

/**
 * Replaces the minus sign U+2212 (BR-34) by a hyphen in copied text, because spreadsheets cannot parse
 * U+2212. Text copied from a field stays unchanged.
 */
export function copyPlainMinus(): void {
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
