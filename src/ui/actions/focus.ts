const FIELD = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])'

/**
 * Events of a person's action: a screen reader sends only click events; dictation and pasting send only input events.
 */
const ACTS = ['pointerdown', 'keydown', 'click', 'input', 'popstate'] as const

type Found = HTMLElement | null | undefined

/** Number of the latest action, move or claim. */
let latest = 0
/**
 * True after the person entered a field or pressed Tab, or code moved or claimed the focus. False after a click
 * outside a field, Enter or Back.
 */
let isPlaced = false

function onAct({ type, target, key }: Event & { key?: string }): void {
  const isField = target instanceof Element && target.matches(FIELD)
  // The click on a checkbox has already been counted; its input event follows.
  if (type === 'input' && !isField) return
  // A change of the address by code causes popstate too, so it ends no claim.
  if (type !== 'popstate') latest += 1
  if (key === 'Tab' || key === 'Enter') isPlaced = key === 'Tab'
  // A pointer that only scrolls the page causes no click.
  else if (!key && type !== 'pointerdown') isPlaced = isField
}

// Capture phase: this listener runs before a handler of the same event that claims the focus.
for (const act of ACTS) window.addEventListener(act, onAct, true)

function place(): void {
  latest += 1
  isPlaced = true
}

/** Ends earlier claims. */
export function moveFocus(element: Found, options?: FocusOptions): void {
  if (!element) return
  place()
  element.focus(options)
}

/**
 * Focuses an element of a part that appears. Does nothing while the person is in a field, after Tab, or after code has
 * moved or claimed the focus; the next click outside a field, Enter or Back ends this. Always takes a focus that is
 * lost, on an element around the part, or behind the part's dialog.
 */
export function focusOnMount(element: Found, options?: FocusOptions): void {
  const focused = document.activeElement
  const isFree = focused?.contains(element ?? null) !== false
  const isBehind = element?.closest('[aria-modal]')?.contains(focused) === false
  if (!isPlaced || isFree || isBehind) element?.focus(options)
}

/**
 * Claims the focus for later, such as after a server response. The claim ends with the person's next action and with
 * the next move or claim, so a late response never takes the focus from the person.
 * @returns function that focuses the element that `find` returns, while the claim lasts
 */
export function claimFocus(): (find: () => Found) => void {
  place()
  const own = latest
  return (find) => {
    if (own === latest) moveFocus(find())
  }
}

/** @param find runs after the next render @param move an earlier claim */
export function focusNext(find: () => Found, move = claimFocus()): void {
  setTimeout(() => move(find))
}
