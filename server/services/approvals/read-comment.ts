import { visibleText } from '#domain/text/visible-text.ts'

export function readComment(typed: string | undefined): string | null {
  return typed === undefined || visibleText(typed) === '' ? null : typed.trim()
}
