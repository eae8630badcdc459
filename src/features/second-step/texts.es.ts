import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  offTitle: 'Protege tu cuenta',
  offText: 'Además de tu contraseña, al entrar escribes 6 números que muestra una app.',
  apps: 'Instala en tu teléfono una app de códigos. Cualquiera sirve.',
  demandedTitle: 'Activa tu verificación en dos pasos',
  demandedText: 'Tu rol la pide. Al terminar entras a tu portal.',
  start: 'Empezar',
  password: basic.password,
  show: shared.showIt,
  hide: basic.hide,
  noPassword: basic.enterYourPassword,
  code: 'Los 6 números de tu app',
  presentCode: 'Código de tu app, o uno de respaldo',
  noCode: 'Escribe el código',
  working: shared.oneMoment,
  cancel: basic.cancel,
  signOut: basic.signOut,

  key: {
    heading: 'Agrega Turno a tu app',
    scan: 'Escanea este código con la app de tu teléfono.',
    drawing: 'Código QR para tu app',
    type: '¿No puedes? Escribe esta clave en la app:',
    confirm: 'Luego escribe los 6 números que muestra.',
    turnOn: 'Activar',
  },

  codes: {
    heading: 'Guarda tus códigos de respaldo',
    text: 'Sirven si pierdes tu teléfono, una vez cada uno. No se vuelven a mostrar.',
    list: 'Códigos de respaldo',
    print: shared.print,
    copy: shared.copy,
    copied: 'Códigos copiados',
    notCopied: 'No se pudieron copiar. Anótalos.',
    done: 'Ya los guardé',
  },

  on: {
    title: 'Tu verificación en dos pasos está activa',
    text: 'Al entrar te pedimos tu contraseña y los números de tu app.',
    demanded: 'Tu rol la pide: no se puede quitar.',
    left: (count: number) =>
      count === 1 ? 'Te queda 1 código de respaldo' : `Te quedan ${count} códigos de respaldo`,
    actions: shared.options,
    newCodes: 'Códigos de respaldo nuevos',
    newCodesText: 'Los anteriores dejan de servir.',
    newPhone: 'Cambiar de teléfono',
    newPhoneText: 'La app del teléfono anterior deja de servir.',
    remove: 'Quitar la verificación en dos pasos',
    removeText: 'Vuelves a entrar solo con tu contraseña.',
    removed: 'Quitaste la verificación en dos pasos',
  },

  loading: 'Buscando tu verificación en dos pasos…',
  slow: basic.slow,
  retry: basic.tryAgain,
  failed: {
    offline: 'Sin internet. Conéctate para cambiar tu verificación en dos pasos.',
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: basic.badResponseLater,
    rejected: 'No se aceptó. Revisa tus datos.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
