export function DrawingChoose() {
  const line = { stroke: 'var(--t-ill-ink)', strokeWidth: 3, strokeLinecap: 'round' } as const
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" focusable="false">
      <path fill="var(--t-ill-stage)" d="M24 156a96 96 0 0 1 192 0Z" />
      <g fill="var(--t-ill-paper)" {...line}>
        <rect x="66" y="38" width="108" height="34" rx="9" />
        <rect x="66" y="118" width="108" height="34" rx="9" />
      </g>
      <path {...line} fill="none" d="M108 55h46M108 135h46" />
      <path fill="var(--t-ill-blue)" d="M79 60a9 9 0 0 1 18 0ZM79 140a9 9 0 0 1 18 0Z" />
      <rect {...line} fill="var(--t-ill-maiz)" x="46" y="76" width="140" height="38" rx="10" />
      <path fill="var(--t-ill-ink)" d="M61 100a11 11 0 0 1 22 0Z" />
      <path {...line} fill="none" strokeLinejoin="round" d="M96 95h52M164 87l8 8-8 8" />
      <path {...line} fill="none" d="M16 156h208" />
    </svg>
  )
}
