import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')

const tenth = (mean: number) => (Math.round(10 * mean) / 10).toFixed(1)

export const es = {
  loading: 'Cargando los resultados',
  few: 'Menos de cinco respuestas',
  fewText: 'Con tan pocas no se muestra nada, para cuidar a quien contestó.',
  alike: 'No se muestran los resultados',
  alikeText: 'Junto con otra encuesta reciente se sabría quién contestó qué.',
  show: shared.show,
  everybody: (count: number) => `Todos (${number(count)})`,
  group: (name: string, count: number) => `${name} (${number(count)})`,
  hidden: (count: number) =>
    `${phrases.countPeople(count)} son de departamentos que no se muestran: se podría saber quién contestó.`,
  hiddenQuestion: 'No se muestra: se podría saber quién contestó qué.',
  hiddenInGroup: 'Este departamento no se muestra: se podría saber quién contestó.',
  answered: (count: number) =>
    count === 1 ? 'Contestó 1 persona.' : `Contestaron ${phrases.countPeople(count)}.`,
  several: 'Cada quien pudo elegir varias.',
  figures: (share: number, count: number) => `${share} % · ${phrases.countPeople(count)}`,
  ofAll: (share: number) => `todos: ${share} %`,
  mean: tenth,
  meanOf: (most: number) => `promedio, del 1 al ${most}`,
  meanOfAll: (mean: number) => `todos: ${tenth(mean)}`,
  chose: (number: string, share: number) => `eligieron ${number}, ${share} %`,
  fewWords: 'Escribieron menos de cinco personas: sus textos no se muestran.',
  someWords: (shown: number, all: number) =>
    `Se muestran ${number(shown)} de ${number(all)} textos, al azar.`,
  moreWords: 'Ver más textos',
  noGroupWords: 'Los textos se leen juntos, sin departamento.',
  export: {
    button: shared.downloadAsExcel,
    busy: shared.preparing,
    done: 'Resultados descargados.',
    failed: shared.fileNotCreated,
    file: (day: string) => `encuesta-${day}.xlsx`,
    sheet: 'Resultados',
    wordsSheet: 'Textos',
    question: 'Pregunta',
    kind: shared.type,
    answer: shared.answer,
    everybody: 'Todos',
    share: (name: string) => `${name} %`,
    kinds: { una: 'Una', varias: 'Varias', escala: 'Escala', texto: 'Texto' },
    answered: 'Contestaron',
    text: 'Texto',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
