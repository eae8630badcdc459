import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Mostrar enlace',
  close: 'Cerrar',
  making: 'Haciendo el enlace…',
  code: 'Código para abrir el enlace',
  decidir: 'Decide por ti: ábrelo tú en el otro equipo.',
  entrar: (name: string) => `Que ${name} lo lea con su cámara. Entra con su cuenta y decide.`,
  mostrar: 'Muéstralo en la entrada.',
  ends: (day: string) => `Vence el ${day}.`,
  once: 'Al cerrar no se vuelve a mostrar. Haz otro cuando quieras.',
  share: 'Compartir',
  copy: 'Copiar',
  copied: 'Copiado',
  mail: 'Enviar por correo',
  mailed: (name: string) => `Se lo mandamos a ${name} por correo.`,
  again: 'Intentar de nuevo',
  problems: {
    offline: 'Sin internet no se puede hacer el enlace.',
    failed: 'No se pudo hacer el enlace. Inténtalo de nuevo.',
    notCopied: 'Este equipo no deja copiar. Usa el código.',
  },
}

export const texts = defineTexts(es, () => import('./share-texts.en.ts'))
