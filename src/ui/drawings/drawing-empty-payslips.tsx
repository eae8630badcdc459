export function DrawingEmptyPayslips() {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" focusable="false">
      <path fill="var(--t-ill-stage)" d="M24 156a96 96 0 0 1 192 0Z" />
      <path fill="var(--t-ill-maiz)" d="M164 60a24 24 0 0 1 48 0Z" />
      <path fill="var(--t-ill-blue)" d="M28 92a24 24 0 0 1 24-24v24Z" />
      <path
        fill="var(--t-ill-paper)"
        stroke="var(--t-ill-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M76 44h88v60H76z"
      />
      <path
        fill="none"
        stroke="var(--t-ill-ink)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
        d="M90 58h60M90 70h38"
      />
      <path
        fill="var(--t-ill-manila)"
        stroke="var(--t-ill-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M60 76h44a16 16 0 0 0 32 0h44v80H60z"
      />
      <path
        fill="none"
        stroke="var(--t-ill-ink)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="6 7"
        d="M66 132h108"
      />
      <path stroke="var(--t-ill-line)" strokeWidth="3" strokeLinecap="round" d="M12 156h216" />
    </svg>
  )
}
