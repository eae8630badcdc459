import { Drawing, line, outline } from './drawing.tsx'

export function DrawingNoDocuments() {
  return (
    <Drawing>
      <path fill="var(--t-ill-blue)" d="M190 84a24 24 0 0 0-24-24v24Z" />
      <path fill="var(--t-ill-paper)" {...outline} d="M92 34h40l20 20v74H92z" />
      <path fill="var(--t-ill-maiz)" {...outline} d="M132 34v20h20z" />
      <path
        fill="none"
        stroke="var(--t-ill-ink)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M120 98V66m-12 12 12-12 12 12"
      />
      <path
        fill="var(--t-ill-manila)"
        {...outline}
        d="M52 156V92a16 16 0 0 1 16-16h18a16 16 0 0 1 16 16v8h86v56z"
      />
      <path {...line} strokeDasharray="6 7" d="M66 138h108" />
    </Drawing>
  )
}
