export interface AllowedSkip {
  file: string
  /** Call of the skip with its condition, exactly as in the file. */
  call: string
  /** Titles of the tests that the whole run may skip. Without it the whole run may skip none. */
  title?: RegExp
  reason?: string
}
export const allowedSkips: readonly AllowedSkip[]
export function reasonOf(file: string, title: string): string | null
