import { useEffect, useRef } from 'react'

/** Fields that a keyboard writes into. */
function isText(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(text|password|email|search|tel)$/.test(target.type)
}

/** The field that had the focus last. From its first touch on, the system's own keyboard stays away from it. */
export function useWrittenField(): () => HTMLInputElement | null {
  const last = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    const note = (target: unknown) => {
      if (!isText(target)) return
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
export function writeInto(field: HTMLInputElement | null, text: string): void {
  if (field) replace(field, text, ...caretOf(field))
}

/** Rubs out what is selected, else what stands before the caret. */
export function eraseFrom(field: HTMLInputElement | null): void {
  if (!field) return
  const [start, end] = caretOf(field)
  replace(field, '', start === end ? Math.max(0, start - 1) : start, end)
}

/** Enter: to the next field of the form, from the last one on its way. */
export function goOnFrom(field: HTMLInputElement | null): void {
  const fields = [...(field?.form?.elements ?? [])].filter(isText)
  const next = field && fields[fields.indexOf(field) + 1]
  if (next) next.focus()
  else field?.form?.requestSubmit()
}

function caretOf({ value, selectionStart, selectionEnd }: HTMLInputElement): [number, number] {
  const start = selectionStart ?? value.length
  return [start, selectionEnd ?? start]
}

/** The element's own setter: React watches the one that it has put before it, and would hear of no change. */
const ownValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

function replace(field: HTMLInputElement, text: string, start: number, end: number): void {
  const { value, maxLength } = field
  const next = value.slice(0, start) + text + value.slice(end)
  if (maxLength >= 0 && next.length > maxLength) return
  ownValue?.set?.call(field, next)
  field.setSelectionRange(start + text.length, start + text.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
