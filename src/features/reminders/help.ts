import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Ptu': {
    name: inBoth('Tus días de PTU', 'Your PTU days'),
    text: inBoth(
      'Los días que cuentan para tu reparto de utilidades. Si crees que falta alguno, pregunta en Recursos Humanos.',
      'The days that count for your profit sharing. If one is missing, ask Human Resources.',
    ),
  },
  '/CertificacionExpress': {
    name: inBoth('Certificaciones exprés', 'Express certifications'),
    text: inBoth(
      'Las certificaciones de tu gente que tienes por revisar. Revisa cada una y contesta.',
      'Your people’s certifications for you to review. Review each one and answer.',
    ),
  },
  '/EncuestaSatisfaccion': {
    name: inBoth('Encuesta de satisfacción', 'Satisfaction survey'),
    text: inBoth(
      'Una encuesta corta sobre cómo te sientes en la empresa. Se abre en otra página. Tu opinión ayuda a mejorar.',
      'A short survey about how you feel at the company. It opens in another page. Your opinion helps us improve.',
    ),
  },
}
