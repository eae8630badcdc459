export function DrawingWork() {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" focusable="false">
      <path fill="var(--t-ill-stage)" d="M24 156a96 96 0 0 1 192 0Z" />
      <path
        fill="var(--t-ill-maiz)"
        stroke="var(--t-ill-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M72 104a48 48 0 0 1 96 0Z"
      />
      <path
        fill="var(--t-ill-paper)"
        stroke="var(--t-ill-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M72 132h12v24H72zM156 132h12v24h-12zM52 104h136v28H52z"
      />
      <path
        fill="var(--t-ill-blue)"
        d="M68.500 105.500h18l-14 25h-18zM104.500 105.500h18l-14 25h-18zM140.500 105.500h18l-14 25h-18zM176.500 105.500h10v6.500l-10.500 18.500h-13.500z"
      />
      <path fill="var(--t-ill-blue)" d="M30 90a18 18 0 0 1 18-18v18ZM212 88a18 18 0 0 0-18-18v18Z" />
      <path
        fill="none"
        stroke="var(--t-ill-line)"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M120 28v14M88 34l6 12M152 34l-6 12"
      />
      <path stroke="var(--t-ill-line)" strokeWidth="3" strokeLinecap="round" d="M12 156h216" />
    </svg>
  )
}
