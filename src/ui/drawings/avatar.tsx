import { HalfDiscBadge } from './half-disc.tsx'

/** Returns the initials: 'GUADALUPE RAMOS ORTEGA' → 'GR'; '' for an empty name. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('')
    .toLocaleUpperCase('es-MX')
}

interface Props {
  name: string
  size?: number
  /** True for a finished state: a closed account, a rejected candidate, an answered request. */
  isOver?: boolean
}

/**
 * Initials of a person. Pink for everybody, because the colour must not tell anything about a person; grey
 * with `isOver`. Decorative: the name is always beside the initials.
 */
export function Avatar({ name, size = 40, isOver = false }: Props) {
  return (
    <HalfDiscBadge tone={isOver ? 'neutral' : 'pink'} size={size} data-person>
      {initialsOf(name)}
    </HalfDiscBadge>
  )
}
