import { createInterface } from 'node:readline/promises'

/** Terminal of a command: asks for input and prints lines. */
export interface Terminal {
  /** Asks a question; null without an interactive terminal. */
  ask: ((question: string) => Promise<string>) | null
  say: (line: string) => void
  close: () => void
}

/** Asks only on an interactive terminal; prints to standard output in any case. */
export function openTerminal(): Terminal {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  if (!process.stdin.isTTY || !process.stdout.isTTY) return { ask: null, say, close: () => undefined }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: (question) => lines.question(`${question}: `), say, close: () => lines.close() }
}
