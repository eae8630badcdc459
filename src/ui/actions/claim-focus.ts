/** What a person does. A screen reader's click comes without the other two. */
const ACTS = ['pointerdown', 'keydown', 'click'] as const

let latest = 0
let isListening = false

function end(): void {
  latest += 1
}

function listen(): void {
  if (isListening) return
  isListening = true
  // Captured, so that a handler of the same act claims after it.
  for (const act of ACTS) document.addEventListener(act, end, { capture: true, passive: true })
}

type Find = () => HTMLElement | null | undefined

/**
 * Claims the focus for a later moment, such as after an answer of the server. The claim ends with the next act of the
 * person and with the next claim: a late answer never takes the focus from where the person went meanwhile.
 * @returns moves the focus to the element that is found then, while the claim lasts
 */
export function claimFocus(): (find: Find) => void {
  listen()
  end()
  const own = latest
  return (find) => {
    if (own === latest) find()?.focus()
  }
}

/** Moves the focus to what the next drawing shows, under a claim of before or a new one. */
export function focusNext(find: Find, move = claimFocus()): void {
  setTimeout(() => move(find))
}
