import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  begin: {
    title: 'Te damos la bienvenida',
    text: 'Llena tus datos en 7 pasos cortos. Puedes parar y seguir después.',
    action: 'Completa tus datos',
  },
  goOn: {
    title: 'Sigue con tus datos',
    text: (step: number) => `Vas en el paso ${step} de 7. Puedes parar y seguir después.`,
    waiting: (step: number, count: number) =>
      count === 1
        ? `Vas en el paso ${step} de 7. Falta enviar 1 paso; se envía solo.`
        : `Vas en el paso ${step} de 7. Falta enviar ${count} pasos; se envían solos.`,
  },
  waiting: {
    title: (count: number) => (count === 1 ? 'Falta enviar 1 paso' : `Falta enviar ${count} pasos`),
    text: (count: number) => (count === 1 ? shared.sentWhenOnline : 'Se envían solos cuando hay internet.'),
  },
  sent: { title: 'Enviamos tus 7 pasos', text: 'Falta que el portal los confirme.' },
  seeData: 'Ver mis datos',
  documents: {
    title: 'Sube tus documentos',
    text: (count: number) =>
      count === 1
        ? 'Tus datos están completos. Falta 1 documento.'
        : `Tus datos están completos. Faltan ${count} documentos.`,
    action: 'Subir documentos',
  },
  task: { action: 'Ver qué hacer' },
  /** Shown after registration while the documents are unknown or being sent. */
  done: { title: 'Terminaste tus 7 pasos', text: 'Revisa cómo van tus documentos.' },
  complete: {
    title: 'Terminaste tu parte',
    text: 'Recursos Humanos revisa todo. Si falta algo, te avisamos.',
  },
  unknown: {
    title: 'Te damos la bienvenida',
    text: 'Conéctate para ver qué sigue.',
  },
  seeDocuments: shared.seeMyDocuments,
}

export const welcomeTexts = defineTexts(es, () => import('./welcome-texts.en.ts'))
