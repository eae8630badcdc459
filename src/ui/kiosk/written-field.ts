import { useEffect, useRef } from 'react'
import { moveFocus } from '../actions/focus.ts'

type WrittenField = HTMLInputElement | HTMLTextAreaElement

export function isWritten(target: unknown): target is WrittenField {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly
  return (
    target instanceof HTMLInputElement &&
    !target.readOnly &&
    /^(text|password|email|search|tel|url)$/.test(target.type)
  )
}

/**
 * Returns a function that finds the last focused field, or else the first input. Sets `inputMode` to keep the
 * system's keyboard closed.
 */
export function useWrittenField(): () => WrittenField | null {
  const last = useRef<WrittenField | null>(null)
  useEffect(() => {
    const note = (target: unknown) => {
      if (!isWritten(target)) return
      target.inputMode = 'none'
      last.current = target
    }
    const handleEvent = (event: Event) => note(event.target)
    note(document.activeElement)
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, handleEvent, true)
    return () => {
      for (const kind of ['pointerdown', 'focusin']) document.removeEventListener(kind, handleEvent, true)
    }
  }, [])
  return () => (last.current?.isConnected ? last.current : document.querySelector('main input'))
}

export function writeInto(field: WrittenField | null, text: string): void {
  if (field) replace(field, text, ...caretOf(field))
}

/**
 * Deletes the selection, or else the character before the caret. An empty field sends the Backspace key to
 * listeners instead.
 */
export function eraseFrom(field: WrittenField | null): void {
  if (!field) return
  if (field.value === '') {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true }))
    return
  }
  const [start, end] = caretOf(field)
  replace(field, '', start === end ? Math.max(0, start - 1) : start, end)
}

export function goOnFrom(field: WrittenField | null): void {
  const fields = [...(field?.form?.elements ?? [])].filter(isWritten)
  const next = field && fields[fields.indexOf(field) + 1]
  if (next) moveFocus(next)
  else field?.form?.requestSubmit()
}

export function fieldAfter(field: WrittenField): HTMLElement | null {
  const fields = [...(field.form?.elements ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches('input, select, textarea') &&
      !element.matches(':disabled, [type="hidden"], [type="file"]') &&
      element.tabIndex >= 0,
  )
  return fields[fields.indexOf(field) + 1] ?? null
}

function caretOf({ value, selectionStart, selectionEnd }: WrittenField): [number, number] {
  const start = selectionStart ?? value.length
  return [start, selectionEnd ?? start]
}

/**
 * Uses the setter of the prototype, because React replaces the setter of the element and would miss the
 * change.
 */
function setValue(field: WrittenField, value: string): void {
  const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(field, value)
}

function replace(field: WrittenField, text: string, start: number, end: number): void {
  const { value, maxLength } = field
  const next = value.slice(0, start) + text + value.slice(end)
  if (maxLength >= 0 && next.length > maxLength) return
  // An email field has no readable caret.
  const hasCaret = field.selectionStart !== null
  setValue(field, next)
  if (hasCaret) field.setSelectionRange(start + text.length, start + text.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
