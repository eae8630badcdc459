import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { waitText } from '#domain/text/wait-text.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: basic.sessionExpired,
  text: (name: string) => `${name}, escribe tu contraseña para seguir donde ibas.`,
  refreshTitle: 'Actualiza tus datos',
  password: basic.password,
  code: 'Código',
  codeText: 'Escribe los 6 números de tu app, o un código de respaldo.',
  show: 'Ver',
  hide: basic.hide,
  enter: shared.continue,
  passkey: 'Usar huella o rostro',
  passkeyCancelled: 'No se leyó tu huella o rostro.',
  passkeyRefused: 'Aquí ya no abre. Escribe tu contraseña.',
  passkeyOffline: 'Sin internet, escribe tu contraseña.',
  entering: 'Revisando…',
  cancel: 'Ahora no',
  otherAccount: 'Entrar con otra cuenta',
  otherTitle: shared.warning,
  otherQuestion: 'Lo guardado se borra; lo que falta enviar se queda. ¿Entrar con otra cuenta?',
  otherConfirm: 'Sí, otra cuenta',
  otherCancel: basic.cancel,
  empty: basic.enterYourPassword,
  wrong: 'Esa contraseña no es. Revísala y vuelve a escribirla.',
  unknownOffline: 'Conéctate a internet para entrar.',
  wait: (seconds: number) => `Muchos intentos. Espera ${waitText(seconds)} o conéctate a internet.`,
  tooLong: 'Pasaron más de 7 días. Conéctate a internet para entrar.',
  failed: {
    offline: 'Sin internet. Intenta otra vez.',
    expired: 'Tu sesión terminó. Intenta otra vez.',
    unavailable: basic.noResponse,
    malformed: basic.badResponseLater,
    rejected: 'No pudimos revisar tu contraseña. Intenta otra vez.',
  },
}

export const texts = defineTexts(es, () => import('./unlock-texts.en.ts'))
