import { waitText } from '#domain/wait-text.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Tu sesión expiró',
  text: (name: string) => `${name}, escribe tu contraseña para seguir donde ibas.`,
  refreshTitle: 'Actualiza tus datos',
  password: 'Contraseña',
  code: 'Código',
  codeText: 'Escribe los 6 números de tu app, o un código de respaldo.',
  show: 'Ver',
  hide: 'Ocultar',
  enter: 'Seguir',
  entering: 'Revisando…',
  cancel: 'Ahora no',
  otherAccount: 'Entrar con otra cuenta',
  otherTitle: '¡Advertencia!',
  otherQuestion: 'Lo guardado se borra; lo que falta enviar se queda. ¿Entrar con otra cuenta?',
  otherConfirm: 'Sí, otra cuenta',
  otherCancel: 'Cancelar',
  empty: 'Escribe tu contraseña',
  wrong: 'Esa contraseña no es. Revísala y vuelve a escribirla.',
  unknownOffline: 'Conéctate a internet para entrar.',
  wait: (seconds: number) => `Muchos intentos. Espera ${waitText(seconds)} o conéctate a internet.`,
  tooLong: 'Pasaron más de 7 días. Conéctate a internet para entrar.',
  failed: {
    offline: 'Sin internet. Intenta otra vez.',
    expired: 'Tu sesión terminó. Intenta otra vez.',
    unavailable: 'El servicio no responde. Intenta en unos minutos.',
    malformed: 'El servicio respondió algo raro. Intenta más tarde.',
    rejected: 'No pudimos revisar tu contraseña. Intenta otra vez.',
  },
}

export const texts = defineTexts(es, () => import('./unlock-texts.en.ts'))
