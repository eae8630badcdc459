import { focusOnMount } from '../actions/focus.ts'

const CANDIDATES = 'a[href], button, input, select, textarea, [tabindex="0"]'

function focusFirst(dialog: Element): void {
  if (dialog.contains(document.activeElement)) return
  const candidates = dialog.querySelectorAll<HTMLElement>('[data-autofocus]:not([hidden])')
  const all = [...candidates, ...dialog.querySelectorAll<HTMLElement>(CANDIDATES)]
  all.find((each) => {
    focusOnMount(each, { preventScroll: true })
    return each === document.activeElement
  })
}

function takeOver(mark: HTMLElement | null): void {
  if (!mark) return
  mark.focus = () => {
    const dialog = mark.closest('[role="dialog"], [role="alertdialog"]')
    if (dialog) focusFirst(dialog)
  }
}

/**
 * Mantine's focus trap focuses the first [data-autofocus] after a timer, even when the person has already
 * moved to another field. The trap finds this mark first, and the mark never takes the focus from a field of
 * the dialog.
 */
export function FirstFocus() {
  return <span ref={takeOver} hidden data-autofocus />
}
