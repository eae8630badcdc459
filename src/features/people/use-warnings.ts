import { useEffect, useState } from 'react'
import type { Warning } from '#domain/data-form-warnings.ts'
import type { PersonForm } from './person-form.ts'
import { lazyPart } from '#parts/lazy-part.ts'

interface Rules {
  warningsOf: (form: PersonForm) => Warning[]
  filledFromCurp: (form: PersonForm) => PersonForm
}

const loadRules = lazyPart(() => import('./person-warnings.ts'))

/** null until they are here; without them the form works, only nothing is pointed out. */
export function useWarnings(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    loadRules().then(
      ({ warningsOf, filledFromCurp }) => setRules({ warningsOf, filledFromCurp }),
      // No network just now: the server checks all the same, and warnings block nobody.
      () => undefined,
    )
  }, [])
  return rules
}
