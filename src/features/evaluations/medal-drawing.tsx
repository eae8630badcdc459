import type { Medal } from '#domain/temporary/score.ts'

const INK = '#1a2430'
const edge = { stroke: INK, strokeWidth: 3.5, strokeLinejoin: 'round' } as const
const bars = { fill: 'none', stroke: INK, strokeWidth: 7, strokeLinecap: 'round' } as const

const GOLD =
  'M48 26l6.500 7.700 9.100-4.100 2.500 9.700 10 .3-2 9.800 9 4.600-6.100 8 6.100 8-9 4.600 2 9.800-10 .3-2.500 9.700-9.100-4.100L48 98l-6.500-7.700-9.100 4.100-2.500-9.700-10-.3 2-9.800-9-4.600 6.100-8-6.100-8 9-4.600-2-9.800 10-.3 2.500-9.700 9.100 4.100Z'
const PLATINUM =
  'M48 24l10.800 10.900 15.400-.1-.1 15.400L85 61 74.100 71.800l.1 15.400-15.400-.1L48 98 37.200 87.100l-15.400.1.1-15.400L11 61l10.900-10.800-.1-15.400 15.400.1Z'

/** Medals differ by shape and bars as well as by colour. Decorative, because the name is beside the drawing. */
export function MedalDrawing({ medal, size }: { medal: Medal; size: number }) {
  return (
    <svg viewBox="0 0 96 100" width={size} height={size} aria-hidden="true" focusable="false">
      <path fill="var(--t-primary-ledge)" {...edge} d="M72 3H54L38 33h18Z" />
      <path fill="var(--t-ill-blue)" {...edge} d="M24 3h18l16 30H40Z" />
      {bodies[medal]}
    </svg>
  )
}

const BRONZE_EDGE = 'M16 65a32 32 0 0 1 64 0v22a7 7 0 0 1-7 7H23a7 7 0 0 1-7-7Z'

const bodies = {
  Bronce: (
    <>
      <path fill="#e0a06b" d={BRONZE_EDGE} />
      <path fill="#b9713c" d="M16 84h64v3a7 7 0 0 1-7 7H23a7 7 0 0 1-7-7Z" />
      <path fill="none" {...edge} d={BRONZE_EDGE} />
      <path {...bars} d="M48 52.500v20" />
    </>
  ),
  Plata: (
    <>
      <circle cx="48" cy="64" r="32" fill="#d3dce5" />
      <path fill="#9aa8b6" d="M16 64a32 32 0 0 0 64 0 32 24 0 0 1-64 0Z" />
      <circle cx="48" cy="64" r="32" fill="none" {...edge} />
      <path {...bars} d="M42 51.500v20M54 51.500v20" />
    </>
  ),
  Oro: (
    <>
      <path fill="#ffbf47" {...edge} d={GOLD} />
      <path fill="#d99a21" d="M24 62a24 24 0 0 0 48 0 24 17 0 0 1-48 0Z" />
      <circle cx="48" cy="62" r="24" fill="none" stroke={INK} strokeWidth="2.5" />
      <path {...bars} d="M36 52.500v17M48 52.500v17M60 52.500v17" />
    </>
  ),
  Platino: (
    <>
      <path fill="#a9cbf0" {...edge} d={PLATINUM} />
      <circle cx="48" cy="61" r="25" fill="#ffffff" />
      <path fill="#c9d8e8" d="M23 61a25 25 0 0 0 50 0 25 18 0 0 1-50 0Z" />
      <circle cx="48" cy="61" r="25" fill="none" stroke={INK} strokeWidth="2.5" />
      <path
        {...bars}
        strokeWidth={6}
        d="M32.100 51.500v17M42.700 51.500v17M53.300 51.500v17M63.900 51.500v17"
      />
    </>
  ),
} satisfies Record<Medal, unknown>
