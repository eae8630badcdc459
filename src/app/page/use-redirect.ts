import { useLayoutEffect } from 'react'
import { navigate } from '#hooks/navigation/navigation.ts'

/** Goes where the guard says, in place of the page that was asked for; null: stay. */
export function useRedirect(to: string | null): void {
  // Before the browser paints: the page that was asked for never shows.
  useLayoutEffect(() => {
    if (to !== null) navigate(to, { replace: true })
  }, [to])
}
