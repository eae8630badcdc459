import { useEffect } from 'react'

/** Forms before which somebody stands: their end is told there, and nowhere else. */
const forms = new Set<string>()

export function isLookedAt(form: string): boolean {
  return forms.has(form)
}

export function useLookedAt(form: string): void {
  useEffect(() => {
    forms.add(form)
    return () => {
      forms.delete(form)
    }
  }, [form])
}
