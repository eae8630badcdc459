import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawEvaluationResult, type EvaluationPaper } from './evaluation-result.ts'

const scores = {
  revision: 2,
  fecha: '2026-11-20',
  calificacion: 78.75,
  nivel: 5,
  auto_calificacion: 85,
  personas: 5,
  categorias: ['Trabajo en equipo', 'Comunicación', 'Calidad', 'Seguridad', 'Liderazgo'].map((nombre) => ({
    nombre,
    otros: 90,
    propia: 75,
  })),
}
const paper: EvaluationPaper = {
  whose: 'own',
  numero: '20011',
  nombre: 'LUIS DIAZ',
  puesto: 'AUXILIAR',
  departamento: 'ALMACEN',
  scores,
  anterior: {
    ...scores,
    revision: 1,
    fecha: '2026-05-20',
    calificacion: 61,
    nivel: 4,
    categorias: scores.categorias.map((each) => ({ ...each, otros: 63 })),
  },
  fortaleza: { categoria: 'Calidad', frase: 'Ofrece ayuda sin que se la pidan.' },
  oportunidad: { categoria: 'Liderazgo', frase: 'Avisa cuando le preguntan.', siguiente: 'Curso corto' },
  comentarios: { fortalezas: ['Puntual'], oportunidades: ['Delegar'] },
}

function read(drawn: EvaluationPaper): { text: string; pages: number } {
  const file = Buffer.from(drawEvaluationResult(drawn))
  const raw = file.toString('latin1')
  const streams = [...raw.matchAll(/stream\r?\n/g)].filter(
    ({ index }) => raw.slice(index - 3, index) !== 'end',
  )
  const text = streams
    .map(({ index, 0: word }) => inflateSync(file.subarray(index + word.length)).toString('latin1'))
    .join('\n')
  return { text, pages: [...raw.matchAll(/\/Type \/Page\b(?!s)/g)].length }
}

test('prints the person, scores, comments, next step and previous revision on one page', () => {
  const { text, pages } = read(paper)
  expect(pages).toBe(1)
  for (const written of [
    'Luis D',
    '20011',
    '(79)',
    'Nivel 5 de 6',
    'Los demás \\(5 personas\\)',
    '(90)',
    '(75)',
    'Fortaleza: calidad',
    'Oportunidad: liderazgo',
    'Curso corto',
    ': 61 puntos, nivel 4',
    'Puntual',
    'Delegar',
  ]) {
    expect(text).toContain(written)
  }
})

test('prints the earlier scores of others per category, but not those of the same revision', () => {
  const { text, pages } = read(paper)
  expect(pages).toBe(1)
  expect(text).toContain('La vez anterior')
  expect(text.match(/\(antes 63\)/g)).toHaveLength(5)
  const alone = read({ ...paper, anterior: null }).text
  expect(alone).not.toContain('La vez anterior')
  const same = read({ ...paper, anterior: { ...scores, categorias: paper.anterior?.categorias ?? [] } }).text
  expect(same).not.toContain('antes 63')
})

test('prints the next step only on the person’s own copy', () => {
  expect(read(paper).text).toContain('(Qué sigue)')
  const { text } = read({ ...paper, whose: 'theirs' })
  expect(text).not.toContain('Qué sigue')
  expect(text).not.toContain('Curso corto')
})

test('prints slightly long comments more tightly to stay on one page', () => {
  const said = (what: string) =>
    Array.from({ length: 4 }, (_, at) => `${what} ${at}. ${'Trabaja bien. '.repeat(4)}`)
  const { text, pages } = read({
    ...paper,
    comentarios: { fortalezas: said('Fuerte'), oportunidades: said('Falta') },
  })
  expect(pages).toBe(1)
  for (let at = 0; at < 4; at++) expect(text).toContain(`Falta ${at}.`)
})

test('continues many comments on further pages without losing any', () => {
  const fortalezas = Array.from({ length: 70 }, (_, at) => `Comentario ${at}. ${'Trabaja bien. '.repeat(12)}`)
  const { text, pages } = read({ ...paper, comentarios: { fortalezas, oportunidades: ['El final'] } })
  expect(pages).toBeGreaterThan(3)
  for (const at of fortalezas.keys()) expect(text).toContain(`Comentario ${at}.`)
  expect(text).toContain('El final')
})

test('hides the scores of others and says so when too few answered', () => {
  const few = {
    ...scores,
    calificacion: null,
    nivel: null,
    personas: 2,
    categorias: scores.categorias.map((each) => ({ ...each, otros: null })),
  }
  const none = { categoria: '', frase: '' }
  const { text } = read({
    ...paper,
    scores: few,
    anterior: null,
    fortaleza: none,
    oportunidad: { ...none, siguiente: '' },
    comentarios: { fortalezas: [], oportunidades: [] },
  })
  expect(text).toContain('Contestaron muy pocos: no se muestra la calificación.')
  for (const absent of ['Nivel', 'Fortaleza', 'Oportunidad', '(90)']) expect(text).not.toContain(absent)
})
