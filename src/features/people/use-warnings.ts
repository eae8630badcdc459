import { useEffect, useState } from 'react'
import type { Warning } from '#domain/data-form/data-form-warnings.ts'
import type { PersonForm } from './person-form.ts'
import { lazyPart } from '#parts/lazy-part.ts'

interface Rules {
  warningsOf: (form: PersonForm) => Warning[]
  filledFromCurp: (form: PersonForm) => PersonForm
}

const loadRules = lazyPart(() => import('./person-warnings.ts'))

/** Returns null until the rules are loaded. Until then, the form shows no warnings. */
export function useWarnings(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    loadRules().then(
      ({ warningsOf, filledFromCurp }) => setRules({ warningsOf, filledFromCurp }),
      // Without a network there are no warnings. The server still validates.
      () => undefined,
    )
  }, [])
  return rules
}
