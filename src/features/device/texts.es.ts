import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  mode: {
    title: 'Modo',
    personal: 'Dispositivo personal',
    personalText: 'Solo tú lo usas. Lo guardado se queda hasta que cierres sesión.',
    kiosk: 'Kiosco compartido',
    kioskText: 'Muchas personas lo usan. Al terminar se borra todo, menos lo que falta enviar.',
    toKiosk: 'Usar como kiosco',
    toPersonal: 'Quitar el modo kiosco',
    onlyPeople: 'Pide a Recursos Humanos que entre aquí para quitarlo.',
    waits: {
      kiosk: 'Envía primero lo que tienes pendiente; después cambia el modo.',
      personal: 'Alguien dejó algo sin enviar aquí. Conéctate o intenta mañana.',
    },
    // Prescribed by the spec (GRAL-33).
    warning: shared.warning,
    askKiosk: 'Se cierra tu sesión y se borra lo que guardaste. ¿Usar este dispositivo como kiosco?',
    askPersonal: 'Se cierra tu sesión y este dispositivo volverá a guardar datos. ¿Quitar el modo kiosco?',
    switching: 'Cambiando…',
    failed: 'Este navegador no puede guardar el modo.',
    unreached: 'Sin internet. Conéctate para cambiar el modo.',
  },
  stored: {
    title: 'Lo guardado',
    files: shared.files,
    answers: 'Lo que ya viste',
    count: (count: number, size: string) => `${count} · ${size}`,
    none: 'Nada guardado',
    size: (megabytes: string) => `${megabytes} MB`,
    nowhere: 'Este navegador no guarda nada. Necesitas internet.',
    kiosk: 'En un kiosco se borra todo al terminar, menos lo que falta enviar.',
    protectedTitle: 'Protegido',
    protectedText: 'El navegador no lo borra por su cuenta.',
    open: 'Sin proteger',
    openText: 'El navegador puede borrarlo si falta espacio.',
    protect: 'Que no se borre solo',
    refused: 'El navegador no lo permitió. Instala Turno e intenta otra vez.',
    erase: 'Borrar lo guardado',
    askErase: 'Se borran de este dispositivo tus archivos y lo que ya viste. ¿Quieres borrarlos?',
    erasing: 'Borrando…',
    erased: 'Se borró lo guardado.',
    notErased: 'No se pudo borrar. Intenta otra vez.',
  },
  sessions: {
    title: 'Tus sesiones',
    last: 'Última vez que entraste aquí',
    text: 'Si perdiste un teléfono, cierra aquí las sesiones abiertas.',
    close: 'Cerrar mis otras sesiones',
    closing: 'Cerrando…',
    closed: (count: number) => {
      if (count === 0) return 'No había otras sesiones abiertas.'
      return count === 1 ? 'Se cerró 1 sesión.' : `Se cerraron ${count} sesiones.`
    },
    failed: {
      offline: 'Sin internet. Conéctate para cerrar tus otras sesiones.',
      expired: shared.sessionEnded,
      unavailable: basic.noResponse,
      malformed: basic.badResponseLater,
      rejected: 'No se pudieron cerrar. Intenta otra vez.',
    },
  },
  cancel: basic.cancel,
  yesSwitch: 'Sí, cambiar',
  yesErase: 'Sí, borrar',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
