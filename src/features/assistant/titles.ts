import { inBoth } from '#i18n/in-both.ts'

export const titles = {
  assistant: inBoth('Asistente', 'Assistant'),
}
