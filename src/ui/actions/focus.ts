const FIELD = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])'

/**
 * Events of a person's action. Screen readers send only click events; dictation and pasting send only input
 * events.
 */
const ACTS = ['pointerdown', 'keydown', 'click', 'input', 'popstate'] as const

type Found = HTMLElement | null | undefined

/** Number of the latest action, focus move or claim. */
let latest = 0
/**
 * True after the person entered a field or pressed Tab, and after code moved or claimed the focus. False
 * after Enter, Back or a click outside a field.
 */
let isPlaced = false

function onAct({ type, target, key }: Event & { key?: string }): void {
  const isField = target instanceof Element && target.matches(FIELD)
  // A click on a checkbox is followed by an input event, which must not count as a second action.
  if (type === 'input' && !isField) return
  // A change of the address by code also fires popstate and must not end a claim.
  if (type !== 'popstate') latest += 1
  if (key === 'Tab' || key === 'Enter') isPlaced = key === 'Tab'
  // A pointer that only scrolls the page fires no click.
  else if (!key && type !== 'pointerdown') isPlaced = isField
}

// The capture phase runs this listener before a handler of the same event claims the focus.
for (const act of ACTS) window.addEventListener(act, onAct, true)

function place(): void {
  latest += 1
  isPlaced = true
}

export function moveFocus(element: Found, options?: FocusOptions): void {
  if (!element) return
  place()
  element.focus(options)
}

/**
 * Focuses an element of a part that appears. Does nothing while the focus is placed: by the person in a
 * field, by Tab, or by code. Always focuses when the current focus is lost, around the part, or behind the
 * part's dialog.
 */
export function focusOnMount(element: Found, options?: FocusOptions): void {
  const focused = document.activeElement
  const isFree = focused?.contains(element ?? null) !== false
  const isBehind = element?.closest('[aria-modal]')?.contains(focused) === false
  if (!isPlaced || isFree || isBehind) element?.focus(options)
}

/**
 * Claims the focus for later, for example after a server response. The person's next action or the next claim
 * ends this claim, so a late response never takes the focus from the person.
 * @returns function that focuses the element from `find` while the claim lasts
 */
export function claimFocus(): (find: () => Found) => void {
  place()
  const own = latest
  return (find) => {
    if (own === latest) moveFocus(find())
  }
}

/**
 * Focuses an element after the next render.
 * @param move an earlier claim
 */
export function focusNext(find: () => Found, move = claimFocus()): void {
  setTimeout(() => move(find))
}
