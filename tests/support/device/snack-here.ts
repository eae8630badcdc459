import { renderHook } from '@testing-library/react'
import { type Snack, useSnacks } from '#hooks/operations/snack.ts'

/** The snack bar as the shell would show it now; null without one. */
export function snackHere(): Pick<Snack, 'text' | 'tone'> | null {
  const { result, unmount } = renderHook(() => useSnacks())
  const [snack] = result.current
  unmount()
  return snack ? { text: snack.text, tone: snack.tone } : null
}
