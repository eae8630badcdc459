import { Drawing, outline } from '#ui/drawings/drawing.tsx'

export function DrawingLocked() {
  return (
    <Drawing>
      <path fill="none" stroke="var(--t-ill-blue)" strokeWidth="11" d="M92 92V70a28 28 0 0 1 56 0v22" />
      <path fill="var(--t-ill-paper)" {...outline} d="M72 88h96v68H72z" />
      <path fill="var(--t-ill-maiz)" {...outline} d="M99.500 116a21 21 0 0 1 41 0Z" />
      <path
        fill="var(--t-ill-blue)"
        {...outline}
        d="M99 122h18v20.500A21 21 0 0 1 99 122ZM141 122h-18v20.500A21 21 0 0 0 141 122Z"
      />
      <path fill="var(--t-ill-maiz)" d="M36 66a16 16 0 0 1 32 0Z" />
      <path fill="var(--t-ill-blue)" d="M204 84a18 18 0 0 0-18-18v18Z" />
    </Drawing>
  )
}
