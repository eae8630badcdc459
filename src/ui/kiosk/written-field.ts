import { useEffect, useRef } from 'react'

type WrittenField = HTMLInputElement | HTMLTextAreaElement

/** Fields that a keyboard writes into. */
export function isWritten(target: unknown): target is WrittenField {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly
  return (
    target instanceof HTMLInputElement &&
    !target.readOnly &&
    /^(text|password|email|search|tel|url)$/.test(target.type)
  )
}

/** The field that had the focus last. From its first touch on, the system's own keyboard stays away from it. */
export function useWrittenField(): () => WrittenField | null {
  const last = useRef<WrittenField | null>(null)
  useEffect(() => {
    const note = (target: unknown) => {
      if (!isWritten(target)) return
      target.inputMode = 'none'
      last.current = target
    }
    const heard = (event: Event) => note(event.target)
    note(document.activeElement)
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, heard, true)
    return () => {
      for (const kind of ['pointerdown', 'focusin']) document.removeEventListener(kind, heard, true)
    }
  }, [])
  return () => (last.current?.isConnected ? last.current : document.querySelector('main input'))
}

/** Writes at the caret, as a key does. */
export function writeInto(field: WrittenField | null, text: string): void {
  if (field) replace(field, text, ...caretOf(field))
}

/** Rubs out what is selected, else what stands before the caret. In an empty field it is a key, for whoever listens. */
export function eraseFrom(field: WrittenField | null): void {
  if (!field) return
  if (field.value === '') {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true }))
    return
  }
  const [start, end] = caretOf(field)
  replace(field, '', start === end ? Math.max(0, start - 1) : start, end)
}

/** Enter: to the next field of the form, from the last one on its way. */
export function goOnFrom(field: WrittenField | null): void {
  const fields = [...(field?.form?.elements ?? [])].filter(isWritten)
  const next = field && fields[fields.indexOf(field) + 1]
  if (next) next.focus()
  else field?.form?.requestSubmit()
}

/** Returns the next field of the same form, typed or chosen. */
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

/** The element's own setter: React watches the one that it has put before it, and would hear of no change. */
function setValue(field: WrittenField, value: string): void {
  const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(field, value)
}

function replace(field: WrittenField, text: string, start: number, end: number): void {
  const { value, maxLength } = field
  const next = value.slice(0, start) + text + value.slice(end)
  if (maxLength >= 0 && next.length > maxLength) return
  // A field for mail has no caret that could be asked for or set.
  const hasCaret = field.selectionStart !== null
  setValue(field, next)
  if (hasCaret) field.setSelectionRange(start + text.length, start + text.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
