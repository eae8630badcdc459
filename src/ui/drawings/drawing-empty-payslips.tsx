import { Drawing, line, outline } from './drawing.tsx'

export function DrawingEmptyPayslips() {
  return (
    <Drawing>
      <path fill="var(--t-ill-maiz)" d="M164 60a24 24 0 0 1 48 0Z" />
      <path fill="var(--t-ill-blue)" d="M28 92a24 24 0 0 1 24-24v24Z" />
      <path fill="var(--t-ill-paper)" {...outline} d="M76 44h88v60H76z" />
      <path {...line} strokeDasharray="1 8" d="M90 58h60M90 70h38" />
      <path fill="var(--t-ill-manila)" {...outline} d="M60 76h44a16 16 0 0 0 32 0h44v80H60z" />
      <path {...line} strokeDasharray="6 7" d="M66 132h108" />
    </Drawing>
  )
}
