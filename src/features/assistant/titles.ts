import { inBoth } from '#i18n/in-both.ts'

/** Titles of the feature's screens, for the navigation and the screens. */
export const titles = {
  assistant: inBoth('Asistente', 'Assistant'),
}
