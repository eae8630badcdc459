import { visibleText } from '#domain/text/visible-text.ts'

/** Returns a typed reason or place; null when it shows nothing. */
export function readComment(typed: string | undefined): string | null {
  return typed === undefined || visibleText(typed) === '' ? null : typed.trim()
}
