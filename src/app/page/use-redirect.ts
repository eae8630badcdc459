import { useLayoutEffect } from 'react'
import { navigate } from '#hooks/navigation/navigation.ts'

/** Redirects to `to`, the route that a guard returned; null keeps the page. */
export function useRedirect(to: string | null): void {
  // A layout effect runs before the browser paints, so the requested page is never visible.
  useLayoutEffect(() => {
    if (to !== null) navigate(to, { replace: true })
  }, [to])
}
