import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  finish: 'Terminar',
  home: basic.home,
  back: basic.back,
  kept: {
    aDay: 'Se guarda aquí 24 horas. Solo tu contraseña lo abre.',
    untilLeft: 'Lo que escribes se borra cuando terminas.',
  },
  hello: (name: string) => (name === '' ? 'Hola' : `Hola, ${name}`),
  touch: 'Toca lo que necesitas',
  idle: {
    title: '¿Sigues aquí?',
    text: (seconds: number) => `En ${seconds} s cerramos tu sesión en este kiosco.`,
    stay: 'Sigo aquí',
  },
}

export const texts = defineTexts(es, () => import('./kiosk-texts.en.ts'))
