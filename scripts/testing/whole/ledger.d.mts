import type { LedgerLine } from '../../../tests/support/ledger/ledger.ts'

export interface Mark {
  runner: 'start' | 'end'
  at: number
}
export type Line = (LedgerLine & { at: number }) | Mark
export interface Plan {
  vitest: readonly string[]
  stories: readonly { file: string; title: string; project: string }[]
}
export const CHECK: string
export function linesOf(text: string): Line[]
export function keyOf(line: Pick<LedgerLine, 'runner' | 'file' | 'title'>): string
export function keysOf(plan: Plan): string[]
export function newestOf(lines: readonly Line[]): Map<string, LedgerLine>
export function isDone(line: LedgerLine | undefined): boolean
export function notPassed(keys: readonly string[], lines: readonly Line[]): { key: string; reason: string }[]
export function skippedIn(lines: readonly Line[]): { file: string; title: string; reason: string }[]
export function secondsOf(lines: readonly Line[]): number
export function measuredIn(lines: readonly Line[]): string
