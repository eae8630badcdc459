export interface Build {
  size(file: string): number
  chunks: readonly { file: string; modules: readonly string[] }[]
  filesFor(sources: readonly string[]): Set<string>
}
export interface BudgetRow {
  name: string
  value: number
  limit: number | null
  unit: 'KB' | 'files'
}
export const LOGIN: readonly string[]
export const ENTER: readonly string[]
export const AT_KIOSK: readonly string[]
export const HOME: readonly string[]
export function readBuild(folder: string): Build
export function readPrecache(folder: string): string[]
export function measure(folder: string): BudgetRow[]
