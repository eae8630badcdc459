import { isWritten } from '#ui/kiosk/written-field.ts'

/**
 * Scrolls to the focused field when the window becomes lower. Opening a phone's keyboard shrinks the window in
 * Firefox, in web views and with some keyboards, and not every browser then scrolls to the field.
 */
export function keepFieldInView(): void {
  let height = window.innerHeight
  window.addEventListener('resize', () => {
    const isLower = window.innerHeight < height
    height = window.innerHeight
    const field = document.activeElement
    if (isLower && isWritten(field)) field.scrollIntoView({ block: 'nearest' })
  })
}
