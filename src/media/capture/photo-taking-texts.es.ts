import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: shared.addAPhoto,
  opening: shared.openingTheCamera,
  absent: 'Necesitas internet para abrir la cámara',
  absentText: 'Conéctate una vez a internet para tomar fotos.',
  again: basic.tryAgain,
  close: basic.close,
}

export const photoTakingTexts = defineTexts(es, () => import('./photo-taking-texts.en.ts'))
