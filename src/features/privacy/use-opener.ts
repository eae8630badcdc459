import { useRef } from 'react'
import { type claimFocus, focusNext } from '#ui/actions/claim-focus.ts'

/** A button in whose place a form stands: once the form has gone, the focus is on it again and not lost. */
export function useOpener() {
  const opener = useRef<HTMLDivElement>(null)
  const focusOpener = (claim?: ReturnType<typeof claimFocus>) =>
    focusNext(() => opener.current?.querySelector('button'), claim)
  return { opener, focusOpener }
}
