import { Drawing, outline } from './drawing.tsx'

export function DrawingWork() {
  return (
    <Drawing rays="M120 28v14M88 34l6 12M152 34l-6 12">
      <path fill="var(--t-ill-maiz)" {...outline} d="M72 104a48 48 0 0 1 96 0Z" />
      <path
        fill="var(--t-ill-paper)"
        {...outline}
        d="M72 132h12v24H72zM156 132h12v24h-12zM52 104h136v28H52z"
      />
      <path
        fill="var(--t-ill-blue)"
        d="M68.500 105.500h18l-14 25h-18zM104.500 105.500h18l-14 25h-18zM140.500 105.500h18l-14 25h-18zM176.500 105.500h10v6.500l-10.500 18.500h-13.500z"
      />
      <path fill="var(--t-ill-blue)" d="M30 90a18 18 0 0 1 18-18v18ZM212 88a18 18 0 0 0-18-18v18Z" />
    </Drawing>
  )
}
