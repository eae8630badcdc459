import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Mostrar enlace',
  close: basic.close,
  making: 'Creando el enlace…',
  code: 'Código para abrir el enlace',
  decidir: 'Ábrelo solo tú: quien lo abre decide por ti. Vence al cerrar esta sesión.',
  entrar: (name: string) => `Pide a ${name} que lo lea con su cámara. Entra con su cuenta y decide.`,
  mostrar: 'Muéstralo en la entrada.',
  ends: (day: string) => `Vence el ${day}.`,
  once: 'Al cerrar no se vuelve a mostrar. Crea otro cuando quieras.',
  share: shared.share,
  copy: shared.copy,
  copied: 'Copiado',
  mail: 'Enviar por correo',
  mailed: (name: string) => `Se lo enviamos a ${name} por correo.`,
  again: basic.tryAgain,
  problems: {
    offline: 'Sin internet no se puede crear el enlace.',
    failed: 'No se pudo crear el enlace. Intenta otra vez.',
    notCopied: 'Este dispositivo no deja copiar. Usa el código.',
  },
}

export const texts = defineTexts(es, () => import('./share-texts.en.ts'))
