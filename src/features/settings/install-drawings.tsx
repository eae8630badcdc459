import type { ReactNode } from 'react'

function Phone({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 112 84" aria-hidden="true" focusable="false">
      <path fill="var(--t-ill-stage)" d="M6 80a50 50 0 0 1 100 0Z" />
      <path
        fill="var(--t-ill-paper)"
        stroke="var(--t-ill-ink)"
        strokeWidth="2.5"
        d="M26 80V14a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v66"
      />
      {children}
      <path stroke="var(--t-ill-line)" strokeWidth="2.500" strokeLinecap="round" d="M4 80h104" />
    </svg>
  )
}

const ink = {
  fill: 'none',
  stroke: 'var(--t-ill-ink)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export function ShareDrawing() {
  return (
    <Phone>
      <path {...ink} opacity=".35" d="M36 20h40M36 29h28" />
      <path fill="var(--t-ill-maiz)" d="M36 70a20 20 0 0 1 40 0Z" />
      <path {...ink} stroke="var(--t-ill-blue)" d="M50 56h-4v16h20V56h-4M56 64V44m-6 6 6-6 6 6" />
    </Phone>
  )
}

export function HomeScreenDrawing() {
  return (
    <Phone>
      <path {...ink} opacity=".35" d="M36 20h40M36 66h40" />
      <rect x="31" y="32" width="50" height="22" rx="5" fill="var(--t-ill-maiz)" />
      <path {...ink} opacity=".8" d="M37 43h20" />
      <path {...ink} stroke="var(--t-ill-blue)" d="M64 36.500h11v13H64zM69.500 40v6M66.500 43h6" />
    </Phone>
  )
}

export function AddDrawing() {
  return (
    <Phone>
      <g fill="var(--t-ill-stage)">
        <rect x="34" y="16" width="12" height="12" rx="3" />
        <rect x="50" y="16" width="12" height="12" rx="3" />
        <rect x="66" y="16" width="12" height="12" rx="3" />
      </g>
      <rect x="40" y="34" width="32" height="32" rx="8" fill="#0A3D75" />
      <path fill="#FFBF47" d="M47.200 47.500a9.300 9.300 0 0 1 17.600 0Z" />
      <path
        fill="#FFF"
        d="M46.700 50h7.800v9.300A9.300 9.300 0 0 1 46.700 50ZM65.300 50h-7.800v9.300A9.300 9.300 0 0 0 65.300 50Z"
      />
    </Phone>
  )
}
