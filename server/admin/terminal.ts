import { createInterface } from 'node:readline/promises'

/** What a command asks and says. */
export interface Terminal {
  /** null: nobody is there to answer. */
  ask: ((question: string) => Promise<string>) | null
  say: (line: string) => void
  close: () => void
}

/** Questions only where a person sits; what goes wrong and what is made are told on the same way out. */
export function openTerminal(): Terminal {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  if (!process.stdin.isTTY || !process.stdout.isTTY) return { ask: null, say, close: () => undefined }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: (question) => lines.question(`${question}: `), say, close: () => lines.close() }
}
