import type { ReactNode } from 'react'

/** Outline of a shape. */
export const outline = { stroke: 'var(--t-ill-ink)', strokeWidth: 3, strokeLinejoin: 'round' } as const
/** Line in a shape. */
export const line = {
  fill: 'none',
  stroke: 'var(--t-ill-ink)',
  strokeWidth: 3,
  strokeLinecap: 'round',
} as const

/** Draws an illustration on its stage, with its ground and rays. */
export function Drawing({ rays, children }: { rays?: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" focusable="false">
      <path fill="var(--t-ill-stage)" d="M24 156a96 96 0 0 1 192 0Z" />
      {children}
      {rays && (
        <path fill="none" stroke="var(--t-ill-line)" strokeWidth="3.5" strokeLinecap="round" d={rays} />
      )}
      <path stroke="var(--t-ill-line)" strokeWidth="3" strokeLinecap="round" d="M12 156h216" />
    </svg>
  )
}
