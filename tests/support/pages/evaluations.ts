import { EXACT, heading, type Place, text } from './locators.ts'

/** Somebody's way into the plant, and the result of an evaluation. */
export const evaluationsPage = {
  next: heading('Sigue', EXACT),
  /** Points of a result, in plain words. */
  level: (place: Place) => place.getByText(/^Nivel \d de 6$/),
  waiting: text('En espera', EXACT),
}
