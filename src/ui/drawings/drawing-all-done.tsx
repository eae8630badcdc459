import { Drawing, outline } from './drawing.tsx'

/** @param hasTick false when something remains to be done or sent */
export function DrawingAllDone({ hasTick = true }: { hasTick?: boolean }) {
  return (
    <Drawing rays="M120 18v14M88 24l6 12M152 24l-6 12">
      <path fill="var(--t-ill-maiz)" {...outline} d="M69 92a52 52 0 0 1 102 0Z" />
      <path
        fill="var(--t-ill-paper)"
        {...outline}
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
    </Drawing>
  )
}
