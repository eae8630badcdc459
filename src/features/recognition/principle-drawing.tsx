import { DRAWING, type Ink, shapesOf } from './principle-shapes.ts'

const inks: Readonly<Record<Ink, string>> = {
  stage: 'var(--t-ill-stage)',
  paper: 'var(--t-ill-paper)',
  blue: 'var(--t-ill-blue)',
  maiz: 'var(--t-ill-maiz)',
  manila: 'var(--t-ill-manila)',
  ink: 'var(--t-ill-ink)',
  none: 'none',
}

interface Props {
  image: string
  className?: string | undefined
}

export function PrincipleDrawing({ image, className }: Props) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {shapesOf(image).map(({ d, fill, line }) => (
        <path
          key={d}
          d={d}
          fill={inks[fill]}
          stroke={line > 0 ? (fill === 'none' ? 'var(--t-ill-line)' : inks.ink) : 'none'}
          strokeWidth={line}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}
