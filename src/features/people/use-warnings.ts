import { useEffect, useState } from 'react'
import type { Warning } from '#domain/data-form-warnings.ts'
import type { PersonForm } from './person-form.ts'

interface Rules {
  warningsOf: (form: PersonForm) => Warning[]
  filledFromCurp: (form: PersonForm) => PersonForm
}

/** null until they are here; without them the form works, only nothing is pointed out. */
export function useWarnings(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    import('./person-warnings.ts').then(
      ({ warningsOf, filledFromCurp }) => setRules({ warningsOf, filledFromCurp }),
      // No network just now: the server checks all the same, and warnings block nobody.
      () => undefined,
    )
  }, [])
  return rules
}
