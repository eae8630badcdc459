import { useLayoutEffect } from 'react'
import { navigate } from '#hooks/navigation/navigation.ts'

/** Redirects from the requested page to `to`, which its guard returned; null keeps the page. */
export function useRedirect(to: string | null): void {
  // A layout effect runs before the browser paints, so the requested page never appears.
  useLayoutEffect(() => {
    if (to !== null) navigate(to, { replace: true })
  }, [to])
}
