import { useEffect } from 'react'

/** Forms whose open screen shows the result of sending. No other part may announce this result. */
const forms = new Set<string>()

export function isPollSeen(form: string): boolean {
  return forms.has(form)
}

export function usePollSeen(form: string): void {
  useEffect(() => {
    forms.add(form)
    return () => {
      forms.delete(form)
    }
  }, [form])
}
