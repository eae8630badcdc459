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
 * People are pink everywhere (identity, colour table): a colour says nothing else about them. Decorative: the
 * name is always beside it.
 */
export function Avatar({ name, size = 40, isOver = false }: Props) {
  return (
    <HalfDiscBadge tone={isOver ? 'neutral' : 'pink'} size={size} data-person>
      {initialsOf(name)}
    </HalfDiscBadge>
  )
}
