import { Drawing, line, outline } from './drawing.tsx'

export function DrawingNoConnection() {
  return (
    <Drawing rays="M120 22v22M106 27l5 8M134 27l-5 8">
      <g fill="none" stroke="var(--t-ill-blue)" strokeWidth="9">
        <path d="M139 45a59 59 0 0 1 38 32" />
        <path d="M144 67a38 38 0 0 1 13 15" />
        <path d="M63 77a59 59 0 0 1 38-32" />
        <path d="M83 82a38 38 0 0 1 13-15" />
      </g>
      <path
        fill="var(--t-ill-paper)"
        stroke="var(--t-ill-ink)"
        strokeWidth="3"
        d="M84 74a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v82H84z"
      />
      <path fill="var(--t-ill-manila)" {...outline} d="M96 98h16a8 8 0 0 0 16 0h16v36H96z" />
      <path {...line} d="M112 78h16M96 146h48" />
      <path
        fill="var(--t-ill-maiz)"
        stroke="var(--t-ill-ink)"
        strokeWidth="3"
        d="M178 128a22 22 0 1 1-44 0 22 22 0 0 1 44 0Z"
      />
      <path
        fill="none"
        stroke="var(--t-ill-ink)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m147 128 7 7 12-13"
      />
    </Drawing>
  )
}
