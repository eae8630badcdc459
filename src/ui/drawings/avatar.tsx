import { HalfDiscBadge } from './half-disc.tsx'

/** 'GUADALUPE RAMOS ORTEGA' → 'GR'; '' for an empty name. */
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
  /** True for a closed account, a refused candidate, an answered request. */
  isOver?: boolean
}

/**
 * Initials of a person. People are pink everywhere, so the colour says nothing about a person. Decorative: the name is
 * always beside the initials.
 */
export function Avatar({ name, size = 40, isOver = false }: Props) {
  return (
    <HalfDiscBadge tone={isOver ? 'neutral' : 'pink'} size={size} data-person>
      {initialsOf(name)}
    </HalfDiscBadge>
  )
}
