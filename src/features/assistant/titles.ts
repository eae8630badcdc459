import { inBoth } from '#i18n/in-both.ts'

/** Titles of the feature's screens, also inside them. */
export const titles = {
  assistant: inBoth('Asistente', 'Assistant'),
}
