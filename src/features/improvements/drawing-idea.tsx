export function DrawingIdea() {
  const line = { stroke: 'var(--t-ill-ink)', strokeWidth: 3, strokeLinejoin: 'round' } as const
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" focusable="false">
      <path fill="var(--t-ill-stage)" d="M24 156a96 96 0 0 1 192 0Z" />
      <path
        {...line}
        fill="var(--t-ill-maiz)"
        d="M76 96a44 44 0 0 1 88 0c0 18-16 22-18 40h-52c-2-18-18-22-18-40Z"
      />
      <path {...line} fill="var(--t-ill-paper)" d="M96 136h48v20H96z" />
      <path fill="var(--t-ill-blue)" d="M102 100a18 18 0 0 1 36 0Z" />
      <path
        fill="none"
        stroke="var(--t-ill-line)"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M120 24v14M66 46l10 10M174 46l-10 10M44 96h14M182 96h14"
      />
      <path stroke="var(--t-ill-line)" strokeWidth="3" strokeLinecap="round" d="M12 156h216" />
    </svg>
  )
}
