export interface AllowedSkip {
  file: string
  call: string
  /** Titles of the tests that the whole run may skip. Without a title it may skip none. */
  title?: RegExp
  reason?: string
}
export const allowedSkips: readonly AllowedSkip[]
export function reasonOf(file: string, title: string): string | null
