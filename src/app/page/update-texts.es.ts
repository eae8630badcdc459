import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Hay una versión nueva',
  text: 'Guardamos lo que llevas y abrimos la nueva.',
  losing: 'Lo que escribiste aquí no se guarda. Termina antes de actualizar.',
  action: basic.update,
  busy: 'Actualizando…',
  later: shared.later,
}

export const texts = defineTexts(es, () => import('./update-texts.en.ts'))
