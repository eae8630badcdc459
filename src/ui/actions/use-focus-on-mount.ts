import { type RefObject, useEffect, useEffectEvent } from 'react'
import { focusOnMount } from './focus.ts'

type Part = HTMLElement | null | undefined

export function useFocusOnMount(part: RefObject<Part> | (() => Part), options?: FocusOptions): void {
  const focus = useEffectEvent(() =>
    focusOnMount(typeof part === 'function' ? part() : part.current, options),
  )
  useEffect(() => focus(), [])
}
