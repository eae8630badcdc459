import { inBoth } from '#i18n/in-both.ts'

export const titles = {
  certification: inBoth('Certificaciones exprés', 'Express certifications'),
  ptu: inBoth('Tus días de PTU', 'Your PTU days'),
  survey: inBoth('Encuesta de satisfacción', 'Satisfaction survey'),
}
