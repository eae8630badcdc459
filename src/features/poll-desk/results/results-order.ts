import type { PollResults } from '#contract/polls/poll-desk.ts'
import { wordsOf } from '#i18n/texts.ts'
import { shareOf } from '../parts/share.ts'
import { countOf } from './counts.ts'
import type { ResultsOrder, SheetCell } from './results-sheet.ts'
import { texts } from './texts.es.ts'

type Counted = PollResults['total'][number]

export function orderOf({ preguntas, total, grupos }: PollResults): ResultsOrder {
  const words = wordsOf(texts).export
  const sides = [
    { name: words.everybody, counted: total },
    ...grupos.map(({ nombre, preguntas: counted }) => ({ name: nombre, counted })),
  ]
  const cells = (id: number, count: (counted: Counted) => number): SheetCell[] =>
    sides.flatMap(({ counted }): SheetCell[] => {
      const found = counted.find(({ pregunta }) => pregunta === id)
      if (!found) return [null, null]
      return [count(found), shareOf(count(found), found.contestaron) / 100]
    })
  return {
    sheet: words.sheet,
    columns: [
      [words.question, 44],
      [words.kind, 12],
      [words.answer, 34],
      ...sides.flatMap(({ name }): [string, number][] => [
        [name, 16],
        [words.share(name), 16],
      ]),
    ],
    rows: preguntas.flatMap(({ id, pregunta, tipo, opciones }) => [
      [pregunta, words.kinds[tipo], words.answered, ...cells(id, ({ contestaron }) => contestaron)],
      ...opciones.map((option) => [
        pregunta,
        words.kinds[tipo],
        option.texto,
        ...cells(id, (counted) => countOf(counted, option.id)),
      ]),
    ]),
    words: {
      sheet: words.wordsSheet,
      columns: [
        [words.question, 44],
        [words.text, 90],
      ],
      rows: preguntas.flatMap(({ id, pregunta }) =>
        (total.find((counted) => counted.pregunta === id)?.textos ?? []).map((text) => [pregunta, text]),
      ),
    },
  }
}
