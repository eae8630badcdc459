import { inBoth } from '#i18n/in-both.ts'

/** Titles of the feature's screens, for the navigation and the screens. */
export const titles = {
  certification: inBoth('Certificaciones exprés', 'Express certifications'),
  ptu: inBoth('Tus días de PTU', 'Your PTU days'),
  survey: inBoth('Encuesta de satisfacción', 'Satisfaction survey'),
}
