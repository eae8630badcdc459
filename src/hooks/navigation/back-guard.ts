const guards: { hash: string; leave: () => void }[] = []
let removals = 0
const afterRemoval: (() => void)[] = []
let isListening = false

/** Mark in the state of a guard's history entry, with the address it was added for. */
interface Mark {
  guardOf: string
}

/** True on an entry whose dialog has gone, for example after a link inside the dialog was followed. */
function isLeftOver(): boolean {
  const state = window.history.state as Partial<Mark> | null
  return state?.guardOf === window.location.hash && guards.length === 0
}

function goBackOverEntry(): void {
  removals += 1
  window.history.back()
}

function handleBack(): void {
  if (removals > 0) {
    removals -= 1
    if (removals === 0) for (const push of afterRemoval.splice(0)) push()
    return
  }
  const top = guards.at(-1)
  // A change of route also fires popstate. The change of route itself closes the dialogs.
  if (top && window.location.hash !== top.hash) guards.length = 0
  else guards.pop()?.leave()
  if (isLeftOver()) goBackOverEntry()
}

/**
 * Catches the browser's next Back with an additional history entry.
 * @returns function that removes the entry, unless Back or a change of route has used it
 */
export function guardBack(leave: () => void): () => void {
  if (!isListening) window.addEventListener('popstate', handleBack)
  isListening = true
  const guard = { hash: window.location.hash, leave }
  let isOver = false
  const push = () => {
    if (isOver) return
    guards.push(guard)
    const mark: Mark = { guardOf: guard.hash }
    window.history.pushState({ ...window.history.state, ...mark }, '')
  }
  // Going back is asynchronous and would remove an entry that is pushed before it ends.
  if (removals > 0) afterRemoval.push(push)
  else push()
  return () => {
    isOver = true
    const at = guards.indexOf(guard)
    if (at < 0) return
    guards.splice(at, 1)
    if (window.location.hash !== guard.hash) return
    goBackOverEntry()
  }
}

/** Runs `leave` after the entries of closed dialogs are removed. */
export function afterGuardEntries(leave: () => void): void {
  if (removals > 0) afterRemoval.push(leave)
  else leave()
}
