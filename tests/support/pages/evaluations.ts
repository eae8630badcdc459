import { EXACT, heading, text } from './locators.ts'

/** Somebody's way into the plant, and the result of an evaluation. */
export const evaluationsPage = {
  next: heading('Sigue', EXACT),
  waiting: text('En espera', EXACT),
}
