import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Evidencia de inconformidad',
  loading: 'Cargando evidencias…',
  empty: 'No se encuentran evidencias cargadas en esta inconformidad',
  /** Snack bar shown together with `empty` (K-05). */
  emptySnack: 'Sin evidencia.',
  close: 'Cerrar',
  again: 'Intentar otra vez',
  failed: {
    offline: 'Sin internet no vemos las evidencias. Conéctate y prueba otra vez.',
    other: 'No pudimos traer las evidencias. Intenta otra vez.',
  },
  pictures: 'Imágenes de la evidencia',
  picture: (number: number, count: number) => `Imagen ${number} de ${count}`,
  opening: 'Abriendo la imagen…',
  previous: 'Anterior',
  next: 'Siguiente',
  broken: 'Esta imagen no se puede ver. Las demás siguen aquí.',
  brokenAlone: 'Esta imagen no se puede ver.',
  away: 'Esta imagen no está en este dispositivo. Conéctate para verla.',
}

export const evidenceTexts = defineTexts(es, () => import('./evidence-texts.en.ts'))
