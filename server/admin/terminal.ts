import { createInterface } from 'node:readline/promises'

export interface Terminal {
  /** Asks a question. Null without an interactive terminal. */
  ask: ((question: string) => Promise<string>) | null
  say: (line: string) => void
  close: () => void
}

export function openTerminal(): Terminal {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  if (!process.stdin.isTTY || !process.stdout.isTTY) return { ask: null, say, close: () => undefined }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: (question) => lines.question(`${question}: `), say, close: () => lines.close() }
}
