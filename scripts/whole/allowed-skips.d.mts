export interface AllowedSkip {
  file: string
  /** Call with its condition, as in the file. */
  call: string
  /** Tests that the whole run may skip; without it none. */
  title?: RegExp
  reason?: string
}
export const allowedSkips: readonly AllowedSkip[]
export function reasonOf(file: string, title: string): string | null
