import { HalfDiscBadge } from './half-disc.tsx'
import type { Tone } from '../theme/tone.ts'

/** Returns the initials of the first two words: 'GUADALUPE RAMOS ORTEGA' → 'GR'; '' for an empty name. */
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
  tone?: Tone
  size?: number
}

/** Decorative: the name is always shown beside it. */
export function Avatar({ name, tone = 'primary', size = 40 }: Props) {
  return (
    <HalfDiscBadge tone={tone} size={size} data-person>
      {initialsOf(name)}
    </HalfDiscBadge>
  )
}
