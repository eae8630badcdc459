import { useLayoutEffect } from 'react'
import { navigate } from '#hooks/navigation/navigation.ts'

/** Replaces the requested page by the redirect of the guard; null stays. */
export function useRedirect(to: string | null): void {
  // Before the browser paints, so that the requested page never appears.
  useLayoutEffect(() => {
    if (to !== null) navigate(to, { replace: true })
  }, [to])
}
