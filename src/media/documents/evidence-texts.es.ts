import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Evidencia de inconformidad',
  loading: 'Cargando evidencias…',
  empty: 'No se encuentran evidencias cargadas en esta inconformidad',
  /** Shown together with `empty` (K-05). */
  emptySnack: 'Sin evidencia.',
  close: basic.close,
  again: basic.tryAgain,
  failed: {
    offline: 'Sin internet no podemos mostrar las evidencias. Conéctate e intenta otra vez.',
    other: 'No pudimos cargar las evidencias. Intenta otra vez.',
  },
  pictures: 'Imágenes de la evidencia',
  picture: (number: number, count: number) => `Imagen ${number} de ${count}`,
  opening: 'Abriendo la imagen…',
  previous: shared.previous,
  next: shared.next,
  broken: 'Esta imagen no se puede ver. Las demás siguen aquí.',
  brokenAlone: 'Esta imagen no se puede ver.',
  away: 'Esta imagen no está en este dispositivo. Conéctate para verla.',
}

export const evidenceTexts = defineTexts(es, () => import('./evidence-texts.en.ts'))
