import { defineTexts } from '#i18n/texts.ts'

export const es = {
  heading: 'Tienes datos sin enviar',
  text: 'Se guardaron con tu contraseña anterior. Escríbela para recuperarlos.',
  password: 'Contraseña anterior',
  recover: 'Recuperar mis datos',
  giveUp: 'No la recuerdo',
  empty: 'Escribe tu contraseña anterior',
  wrong: 'Esa no es la contraseña con la que se guardaron',
  sure: '¿Entrar sin esos datos?',
  sureText: 'Lo que escribiste y no enviaste se borra.',
  yes: 'Borrarlos y entrar',
}

export const formerTexts = defineTexts(es, () => import('./former-texts.en.ts'))
