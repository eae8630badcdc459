import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './photo-taking-texts.es.ts'

export const texts: Translation<typeof es> = {
  title: shared.addAPhoto,
  opening: shared.openingTheCamera,
  absent: 'You need internet to open the camera',
  absentText: 'Connect to the internet once to take photos.',
  again: basic.tryAgain,
  close: basic.close,
}
