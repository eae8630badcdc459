import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')

const people = (count: number) => (count === 1 ? '1 persona' : `${number(count)} personas`)
const tenth = (mean: number) => (Math.round(10 * mean) / 10).toFixed(1)

export const es = {
  loading: 'Cargando los resultados',
  few: 'Menos de cinco respuestas',
  fewText: 'Con tan pocas no se muestra nada, para cuidar a quien contestó.',
  show: 'De quiénes',
  everybody: (count: number) => `Todos (${number(count)})`,
  group: (name: string, count: number) => `${name} (${number(count)})`,
  hidden: (count: number) =>
    `${people(count)} son de departamentos que no se muestran solos: se podría saber quién contestó.`,
  hiddenQuestion: 'No se muestra: se podría saber quién contestó qué.',
  // Also hidden with enough answers if another department's result could be derived from it.
  hiddenInGroup: 'De este departamento no se muestra: se podría saber quién contestó.',
  answered: (count: number) => (count === 1 ? 'Contestó 1 persona.' : `Contestaron ${people(count)}.`),
  several: 'Cada quien pudo elegir varias.',
  figures: (share: number, count: number) => `${share} % · ${people(count)}`,
  ofAll: (share: number) => `todos ${share} %`,
  mean: tenth,
  meanOf: (most: number) => `promedio, del 1 al ${most}`,
  meanOfAll: (mean: number) => `todos ${tenth(mean)}`,
  chose: (number: string, share: number) => `eligieron ${number}, ${share} %`,
  fewWords: 'Menos de cinco escribieron: no se muestra.',
  someWords: (shown: number, all: number) =>
    `Se muestran ${number(shown)} de ${number(all)} textos, al azar.`,
  moreWords: 'Ver más textos',
  noGroupWords: 'Los textos se leen juntos, sin departamento.',
  export: {
    button: 'Descargar Excel',
    busy: 'Preparando…',
    done: 'Resultados descargados.',
    failed: 'No se pudo hacer la hoja. Intenta otra vez.',
    file: (day: string) => `encuesta-${day}.xlsx`,
    sheet: 'Resultados',
    wordsSheet: 'Textos',
    question: 'Pregunta',
    kind: 'Tipo',
    answer: 'Respuesta',
    everybody: 'Todos',
    share: (name: string) => `${name} %`,
    kinds: { una: 'Una', varias: 'Varias', escala: 'Escala', texto: 'Texto' },
    answered: 'Contestaron',
    text: 'Texto',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
