import { noticeSections } from '#domain/privacy/notice.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Text for strangers before a company has published its notice, and without a network. */
export const es = {
  title: basic.privacyNotice,
  version: 'Aviso integral para empleados y candidatos · Versión 1',
  shortTitle: 'En corto',
  short:
    'La empresa usa tus datos para tu trabajo, tu pago y tus prestaciones. No los vende. Puedes verlos, corregirlos, cancelarlos u oponerte en Recursos Humanos.',
  sections: noticeSections,
}

export const privacy = defineTexts(es, () => import('./own-notice.en.ts'))
