import { defineTexts } from '#i18n/texts.ts'

export const es = {
  offTitle: 'Protege tu cuenta',
  offText: 'Además de tu contraseña, al entrar escribes 6 números que muestra una app.',
  apps: 'Instala en tu teléfono una app de códigos. Cualquiera sirve.',
  demandedTitle: 'Activa tu segundo paso',
  demandedText: 'Tu puesto lo pide. Al terminar sigues a tu portal.',
  start: 'Empezar',
  password: 'Contraseña',
  show: 'Ver',
  hide: 'Ocultar',
  noPassword: 'Escribe tu contraseña',
  code: 'Los 6 números de tu app',
  presentCode: 'Código de tu app, o uno de respaldo',
  noCode: 'Escribe el código',
  working: 'Un momento…',
  cancel: 'Cancelar',
  signOut: 'Cerrar sesión',

  key: {
    heading: 'Agrega Turno a tu app',
    scan: 'Con la app de tu teléfono, apunta a este dibujo.',
    drawing: 'Dibujo para tu app de códigos',
    type: '¿No puedes? Escribe esta clave en la app:',
    confirm: 'Luego escribe los 6 números que muestra.',
    turnOn: 'Activar',
  },

  codes: {
    heading: 'Guarda tus códigos de respaldo',
    text: 'Sirven si pierdes tu teléfono. Cada uno, una vez. No se muestran otra vez.',
    list: 'Códigos de respaldo',
    print: 'Imprimir',
    copy: 'Copiar',
    copied: 'Códigos copiados',
    notCopied: 'No se pudieron copiar. Anótalos.',
    done: 'Ya los guardé',
  },

  on: {
    title: 'Tu segundo paso está activo',
    text: 'Al entrar te pedimos tu contraseña y los números de tu app.',
    demanded: 'Tu puesto lo pide: no se puede quitar.',
    left: (count: number) =>
      count === 1 ? 'Te queda 1 código de respaldo' : `Te quedan ${count} códigos de respaldo`,
    actions: 'Cambios',
    newCodes: 'Códigos de respaldo nuevos',
    newCodesText: 'Los de antes dejan de servir.',
    newPhone: 'Cambiar de teléfono',
    newPhoneText: 'La app del teléfono anterior deja de servir.',
    remove: 'Quitar el segundo paso',
    removeText: 'Vuelves a entrar solo con tu contraseña.',
    removed: 'Quitaste tu segundo paso',
  },

  loading: 'Buscando tu segundo paso…',
  slow: 'Esto tarda más de lo normal.',
  retry: 'Intentar de nuevo',
  failed: {
    offline: 'Sin internet. Conéctate para cambiar tu segundo paso.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El servicio no responde. Intenta en unos minutos.',
    malformed: 'El servicio respondió algo raro. Intenta más tarde.',
    rejected: 'No se aceptó. Revisa tus datos.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
