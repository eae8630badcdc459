import type { Person } from './people.ts'
import type { TypedHandle } from './use-typed.ts'

export interface ActProps {
  person: Person
  typed: TypedHandle
  onClose: () => void
}
