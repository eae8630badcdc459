/** Events of an action of the person. A click by a screen reader comes without the other two. */
const ACTS = ['pointerdown', 'keydown', 'click'] as const

let latest = 0
let isListening = false

function end(): void {
  latest += 1
}

function listen(): void {
  if (isListening) return
  isListening = true
  // Capture phase, so that a handler of the same event claims after this one.
  for (const act of ACTS) document.addEventListener(act, end, { capture: true, passive: true })
}

type Find = () => HTMLElement | null | undefined

/**
 * Claims the focus for later, such as after a server response. The claim ends with the person's next action and
 * with the next claim: a late response never takes the focus from where the person has moved it.
 * @returns focuses the element that `find` returns, while the claim lasts
 */
export function claimFocus(): (find: Find) => void {
  listen()
  end()
  const own = latest
  return (find) => {
    if (own === latest) find()?.focus()
  }
}

/** Focuses an element of the next render, with an earlier claim or a new one. */
export function focusNext(find: Find, move = claimFocus()): void {
  setTimeout(() => move(find))
}
