import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  back: basic.back,
  language: basic.otherLanguage,
  start: basic.goToHome,

  forbidden: {
    title: 'No puedes ver esta página',
    text: 'Si la necesitas, pide acceso en Recursos Humanos.',
  },

  privacyOn: (version: number, date: string) => `Versión ${version}, del ${date}`,

  talent: {
    title: 'Trabaja con nosotros',
    lead: 'Así te postulas:',
    steps: {
      account: 'Pide tu cuenta',
      accountText: 'Reclutamiento te da tu usuario y tu contraseña.',
      signIn: 'Entra al portal',
      signInText: 'Desde tu teléfono, con tu usuario de candidato.',
      complete: 'Completa lo que te piden',
      completeText: 'Tus datos y tus documentos, paso a paso.',
    },
    action: 'Entrar al portal',
    know: 'Conoce la empresa',
    news: 'Noticias',
    objectives: 'Objetivos',
    eLearning: 'Cursos en línea',
    newWindow: 'Se abre en otra ventana',
    doubts: '¿Tienes dudas?',
    doubtsText: 'Pregunta en Recursos Humanos de la planta.',
    privacy: 'Cómo cuidamos tus datos',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
