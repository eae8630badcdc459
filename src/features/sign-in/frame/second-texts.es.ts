import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  heading: 'Escribe los 6 números de tu app',
  text: 'Cambian cada 30 segundos.',
  label: 'Los 6 números',
  recoveryHeading: 'Escribe un código de respaldo',
  recoveryText: 'Tiene 10 letras y números. Cada uno sirve una vez.',
  recoveryLabel: 'Código de respaldo',
  useRecovery: 'Usar un código de respaldo',
  useApp: 'Usar los números de mi app',
  enter: basic.signIn,
  entering: 'Entrando…',
  empty: 'Escribe los 6 números',
  emptyRecovery: 'Escribe tu código de respaldo',
  offline: 'Sin internet. Conéctate para terminar de entrar.',
  lost: '¿Sin teléfono y sin códigos? Pide ayuda a un administrador.',
}

export const secondTexts = defineTexts(es, () => import('./second-texts.en.ts'))
