/** @param hasTick false when something remains to be done or sent */
export function DrawingAllDone({ hasTick = true }: { hasTick?: boolean }) {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" focusable="false">
      <path fill="var(--t-ill-stage)" d="M24 156a96 96 0 0 1 192 0Z" />
      <path
        fill="var(--t-ill-maiz)"
        stroke="var(--t-ill-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M69 92a52 52 0 0 1 102 0Z"
      />
      <path
        fill="var(--t-ill-paper)"
        stroke="var(--t-ill-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M68 104h46v51a52 52 0 0 1-46-51ZM172 104h-46v51a52 52 0 0 0 46-51Z"
      />
      {hasTick && (
        <path
          fill="none"
          stroke="var(--t-ill-blue)"
          strokeWidth="11"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m96 104 18 19 34-41"
        />
      )}
      <path fill="var(--t-ill-blue)" d="M30 86a18 18 0 0 1 18-18v18ZM210 60a18 18 0 0 0-18-18v18Z" />
      <path fill="var(--t-ill-manila)" d="M44 40a16 16 0 0 1 32 0ZM186 104a14 14 0 0 1 28 0Z" />
      <path
        fill="none"
        stroke="var(--t-ill-line)"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M120 18v14M88 24l6 12M152 24l-6 12"
      />
      <path stroke="var(--t-ill-line)" strokeWidth="3" strokeLinecap="round" d="M12 156h216" />
    </svg>
  )
}
