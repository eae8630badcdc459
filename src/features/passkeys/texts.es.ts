import { basic } from '#i18n/basic-words.es.ts'
import { failures } from '#i18n/failure-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  add: {
    title: 'Agrega este dispositivo',
    text: 'Después entras con tu huella o tu rostro, también sin internet.',
    name: 'Nombre del dispositivo',
    noName: 'Escribe un nombre',
    password: basic.password,
    noPassword: basic.enterYourPassword,
    show: shared.showIt,
    hide: basic.hide,
    code: 'Código de tu app, o uno de respaldo',
    noCode: 'Escribe también un código de tu app.',
    submit: 'Activar huella o rostro',
    working: shared.oneMoment,
    done: 'Listo. Ya puedes entrar con tu huella o tu rostro.',
    doneOnline: 'Listo. Sin internet, entra con tu contraseña.',
    cancelled: 'No se activó. Intenta otra vez.',
    noStore: 'Cierra sesión, entra con tu contraseña e intenta otra vez.',
  },
  list: {
    title: 'Tus dispositivos',
    here: 'Este dispositivo',
    none: 'Ningún dispositivo entra con tu huella o tu rostro.',
    since: (day: string) => `Desde el ${day}`,
    used: (day: string) => `Última vez el ${day}`,
    warning: shared.warning,
    ask: (name: string) => `${name} ya no entra con huella o rostro, y se cierra su sesión. ¿Quitarlo?`,
    confirm: 'Sí, quitar dispositivo',
    cancel: basic.cancel,
    removed: 'Se quitó el dispositivo.',
  },
  unsupported: 'En este navegador no puedes entrar con huella o rostro.',
  kiosk: 'En un kiosco entra con tu contraseña.',
  loading: 'Buscando tus dispositivos…',
  slow: basic.slow,
  retry: basic.tryAgain,
  failed: { ...failures.soon, offline: shared.offlineTryAgain, rejected: shared.notAccepted },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
