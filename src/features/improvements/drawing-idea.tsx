import { Drawing, outline } from '#ui/drawings/drawing.tsx'

export function DrawingIdea() {
  return (
    <Drawing rays="M120 24v14M66 46l10 10M174 46l-10 10M44 96h14M182 96h14">
      <path
        {...outline}
        fill="var(--t-ill-maiz)"
        d="M76 96a44 44 0 0 1 88 0c0 18-16 22-18 40h-52c-2-18-18-22-18-40Z"
      />
      <path {...outline} fill="var(--t-ill-paper)" d="M96 136h48v20H96z" />
      <path fill="var(--t-ill-blue)" d="M102 100a18 18 0 0 1 36 0Z" />
    </Drawing>
  )
}
