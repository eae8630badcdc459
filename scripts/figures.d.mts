export type FigureSection =
  | 'sizes'
  | 'speed'
  | 'assistant'
  | 'payslips'
  | 'stories'
  | 'tests'
  | 'browsers'
  | 'faults'
export interface FigureRow {
  what: string
  measured: string
  budget?: string
  holds?: boolean
}
export type Figures = Partial<
  Record<FigureSection, Record<string, { measured: string; budget: string; holds: boolean; on: string }>>
>
export const isRecording: boolean
export function recordFigures(section: FigureSection, rows: readonly FigureRow[]): void
export function readFigures(): Figures
export function printFigures(kept: Figures): string
