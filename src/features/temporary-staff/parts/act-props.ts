import type { Person } from './people.ts'
import type { TypedHandle } from './use-typed.ts'

/** Of whatever is asked over a person. */
export interface ActProps {
  person: Person
  typed: TypedHandle
  onClose: () => void
}
