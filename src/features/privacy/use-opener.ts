import { useRef } from 'react'
import { type claimFocus, focusNext } from '#ui/actions/focus.ts'

export function useOpener() {
  const opener = useRef<HTMLDivElement>(null)
  const focusOpener = (claim?: ReturnType<typeof claimFocus>) =>
    focusNext(() => opener.current?.querySelector('button'), claim)
  return { opener, focusOpener }
}
