import { waitText } from '#domain/wait-text.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  titles: {
    login: 'Entrar',
    recovery: 'Recuperar contraseña',
    changePassword: 'Cambiar contraseña',
    oneTimePassword: 'Contraseña temporal',
  },

  show: 'Ver',
  hide: 'Ocultar',
  back: 'Regresar',
  retry: 'Intentar de nuevo',
  checkFields: 'Revisa estos datos',

  login: {
    heading: 'Entra a tu portal',
    lead: 'Tu nómina, tus documentos y tu equipo.',
    user: 'Número de empleado',
    userHint: 'O tu usuario, o tu correo.',
    password: 'Contraseña',
    submit: 'Entrar',
    submitting: 'Entrando…',
    crowded: 'Mucha gente está entrando. Seguimos intentando…',
    slow: 'Tu internet va lento. Seguimos intentando.',
    forgot: 'Olvidé mi contraseña',
    privacy: 'Aviso de privacidad',
    letters: 'ABC',
    lettersLabel: 'ABC: usar letras',
    numbers: '123',
    numbersLabel: '123: usar números',
    language: 'English',
    demo: 'Datos de demostración',
    // @NOTE: text of the spec (GRAL-21)
    expired: 'Tu sesión expiró',
    expiredHint: 'Entra otra vez para seguir donde estabas.',
    offlineHint: 'Sin internet. Entra para ver lo guardado.',
    offlineNew: 'Sin internet. Conéctate para entrar.',
  },

  problems: {
    noUser: 'Escribe tu número de empleado',
    noPassword: 'Escribe tu contraseña',
    wrong: 'Ese número y esa contraseña no coinciden',
    wrongHint: 'Revisa tu número y tu contraseña.',
    unknownOffline: 'Sin internet. En este dispositivo no hay datos tuyos todavía.',
    waitOffline: (seconds: number) => `Muchos intentos. Espera ${waitText(seconds)} o conéctate a internet.`,
    tooLongOffline: 'Pasaron más de 7 días. Conéctate a internet para entrar.',
    offline: 'Se cortó el internet. Intenta de nuevo.',
    expired: 'No pudimos abrir tu sesión. Intenta de nuevo.',
    unavailable: 'El servicio no responde. Intenta en unos minutos.',
    crowded: 'Mucha gente está entrando. Intenta de nuevo en un momento.',
    tooMany: (seconds: number) => `Demasiados intentos. Espera ${seconds} s e intenta de nuevo.`,
    malformed: 'El servicio respondió algo raro. Intenta más tarde.',
    rejected: 'El servicio no aceptó tus datos. Revísalos.',
    notLoaded: 'No pudimos abrir el portal. Revisa tu internet.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
