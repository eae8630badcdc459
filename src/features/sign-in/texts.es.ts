import { basic } from '#i18n/basic-words.es.ts'
import { waitText } from '#domain/text/wait-text.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  titles: {
    login: basic.signIn,
    recovery: 'Recuperar contraseña',
    changePassword: basic.changePassword,
    oneTimePassword: basic.oneTimePassword,
  },

  show: 'Ver',
  hide: basic.hide,
  back: basic.back,
  retry: basic.tryAgain,
  checkFields: basic.checkTheseDetails,

  login: {
    heading: 'Entra a tu portal',
    lead: 'Tu nómina, tus documentos y tu equipo.',
    user: basic.employeeNumber,
    userHint: 'También sirve tu usuario o tu correo.',
    password: basic.password,
    submit: basic.signIn,
    submitting: 'Entrando…',
    passkey: 'Entrar con huella o rostro',
    crowded: basic.busy,
    slow: 'Tu internet está lento. Seguimos intentando.',
    forgot: 'Olvidé mi contraseña',
    privacy: basic.privacyNotice,
    letters: 'ABC',
    lettersLabel: 'ABC: usar letras',
    numbers: '123',
    numbersLabel: '123: usar números',
    language: basic.otherLanguage,
    demo: 'Datos de demostración',
    // @NOTE: text of the spec (GRAL-21)
    expired: basic.sessionExpired,
    expiredHint: 'Entra otra vez para seguir donde estabas.',
    offlineHint: 'Sin internet. Entra para ver lo guardado.',
    offlineNew: 'Sin internet. Conéctate para entrar.',
  },

  problems: {
    noUser: 'Escribe tu número de empleado',
    noPassword: basic.enterYourPassword,
    wrong: 'Ese número y esa contraseña no coinciden',
    wrongHint: 'Revisa tu número y tu contraseña.',
    unknownOffline: 'Sin internet. En este dispositivo no hay datos tuyos todavía.',
    waitOffline: (seconds: number) => `Muchos intentos. Espera ${waitText(seconds)} o conéctate a internet.`,
    passkeyCancelled: 'No se leyó tu huella o rostro. Intenta otra vez.',
    passkeyRefused: 'Tu huella o rostro ya no abre aquí. Entra con tu contraseña.',
    passkeyOffline: 'Sin internet, entra con tu contraseña.',
    tooLongOffline: 'Llevas más de 7 días sin entrar con internet. Conéctate para entrar.',
    offline: 'Se cortó el internet. Intenta otra vez.',
    expired: 'No pudimos abrir tu sesión. Intenta otra vez.',
    unavailable: basic.noResponse,
    crowded: 'Mucha gente está entrando. Intenta otra vez en un momento.',
    tooMany: (seconds: number) => `Demasiados intentos. Espera ${seconds} s e intenta otra vez.`,
    malformed: basic.badResponseLater,
    rejected: 'El portal no aceptó tus datos. Revísalos.',
    notLoaded: 'No pudimos abrir el portal. Revisa tu internet.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
