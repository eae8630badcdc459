import type { colleagueRefusals as es } from './recognition.ts'

/** What recognition.ts says about the colleague, as the server says it to whoever uses the portal in English. */
export const colleagueRefusals: Readonly<Record<keyof typeof es, string>> = {
  self: 'You can’t recognise yourself.',
  nobody: 'We did not find that person. Choose another.',
}
