import { formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { evaluationWords as words } from './evaluation-words.es.ts'
import { ink } from './ink.ts'
import { drawMark } from './logo.ts'
import { drawCard, drawEdge, drawMarkedCard } from './pieces.ts'
import { contentWidth, END, endPaper, FORMAT, GAP, addContinuationPage, page } from './savings-page.ts'
import { savingsWords } from './savings-words.es.ts'
import { Sheet } from './sheet.ts'

/**
 * Scores are out of 100, the level is out of 6. Others' scores are null when too few people answered. Own
 * scores are null when the person did not answer.
 */
interface PaperScores {
  revision: number
  /** YYYY-MM-DD. */
  fecha: string
  calificacion: number | null
  nivel: number | null
  auto_calificacion: number | null
  personas: number
  categorias: readonly { nombre: string; otros: number | null; propia: number | null }[]
}

/** Result of a 360 evaluation (EVAL-44). */
export interface EvaluationPaper {
  /** `theirs` is the leader's copy, without the next step. */
  whose: 'own' | 'theirs'
  numero: string
  nombre: string
  puesto: string
  departamento: string
  scores: PaperScores
  anterior: PaperScores | null
  fortaleza: { categoria: string; frase: string }
  oportunidad: { categoria: string; frase: string; siguiente: string }
  comentarios: { fortalezas: readonly string[]; oportunidades: readonly string[] }
}

const x = page.margin
const right = page.width - page.margin
const LEVELS = [1, 2, 3, 4, 5, 6] as const

/** Sizes of a layout: text in points, everything else in millimetres. */
interface Look {
  body: { size: number }
  line: number
  gap: number
  /** Height of a title, including the gap below it. */
  title: number
  /** Height of a category with two bars. */
  row: number
  /** Gap between comments. */
  between: number
}

const ROOMY: Look = { body: { size: 10.5 }, line: 5.2, gap: GAP, title: 9.2, row: 9.4, between: 1.2 }
/** Dense layout, for a result that does not fit on one sheet. */
const CLOSE: Look = { body: { size: 9 }, line: 4.1, gap: 2.5, title: 7.6, row: 8.8, between: 0.5 }

/** Draws the result, in the dense layout if only that fits on one sheet. @throws if drawing fails */
export function drawEvaluationResult(paper: EvaluationPaper): ArrayBuffer {
  const roomy = draw(paper, ROOMY)
  if (roomy.sheets === 1) return roomy.bytes
  const close = draw(paper, CLOSE)
  return close.sheets === 1 ? close.bytes : roomy.bytes
}

function draw(paper: EvaluationPaper, look: Look): { bytes: ArrayBuffer; sheets: number } {
  const sheet = new Sheet(FORMAT)
  describe(sheet, paper)
  drawHead(sheet, paper)
  let y = drawPerson(sheet, paper, 29) + look.gap
  y = drawScore(sheet, paper, y, look) + look.gap
  y = drawCategories(sheet, paper, y, look) + look.gap
  const { fortaleza, oportunidad, comentarios } = paper
  const sections: [string, readonly string[], boolean][] = [
    [words.strength(lower(fortaleza.categoria)), textOf(fortaleza.categoria, fortaleza.frase), false],
    [
      words.opportunity(lower(oportunidad.categoria)),
      textOf(oportunidad.categoria, oportunidad.frase),
      false,
    ],
    [words.next, paper.whose === 'own' ? textOf(oportunidad.siguiente, oportunidad.siguiente) : [], false],
    [words.strengths, comentarios.fortalezas, true],
    [words.opportunities, comentarios.oportunidades, true],
  ]
  for (const [title, texts, isList] of sections)
    y = drawSection(sheet, paper, { title, texts, isList }, y, look)
  const sheets = sheet.document.getNumberOfPages()
  return { bytes: endPaper(sheet, `${words.title} · ${paper.numero} · ${properName(paper.nombre)}`), sheets }
}

function lower(text: string): string {
  return text.toLocaleLowerCase('es-MX')
}

function textOf(known: string, text: string): readonly string[] {
  return known === '' ? [] : [text]
}

function points(score: number): string {
  return String(Math.round(score))
}

function noteOf({ scores }: EvaluationPaper): string {
  return words.note(formatDate(scores.fecha))
}

function drawHead(sheet: Sheet, paper: EvaluationPaper): void {
  drawEdge(sheet, 44)
  drawMark(sheet, x - 1, 9, 16)
  sheet.write(words.title, right, 15.6, { size: 17, bold: true, align: 'right', color: ink.deep, fit: 90 })
  sheet.write(noteOf(paper), right, 22, { size: 10.5, bold: true, align: 'right' })
}

function drawPerson(
  sheet: Sheet,
  { numero, nombre, puesto, departamento }: EvaluationPaper,
  y: number,
): number {
  const box = { x, y, width: contentWidth, height: 23 }
  drawCard(sheet, box)
  sheet.write(properName(nombre), x + 5, y + 8, { size: 13, bold: true, fit: contentWidth - 10 })
  sheet.field(savingsWords.number, numero || '–', x + 5, y + 14, 34)
  sheet.field(savingsWords.position, sentenceCase(puesto) || '–', x + 43, y + 14, 66)
  sheet.field(savingsWords.department, sentenceCase(departamento) || '–', x + 113, y + 14, contentWidth - 116)
  return y + box.height
}

function drawScore(sheet: Sheet, { scores, anterior }: EvaluationPaper, y: number, look: Look): number {
  const { calificacion, nivel, auto_calificacion: own, personas } = scores
  const hasScore = calificacion !== null && nivel !== null
  const lines: string[] = []
  if (hasScore && own !== null) lines.push(words.self(points(own)))
  if (
    anterior !== null &&
    anterior.revision !== scores.revision &&
    anterior.calificacion !== null &&
    anterior.nivel !== null
  ) {
    lines.push(words.before(points(anterior.calificacion), anterior.nivel, formatDate(anterior.fecha)))
  }
  const top = hasScore ? 42 : 12
  const height = top + lines.length * 6 + 2
  drawMarkedCard(sheet, { x, y, width: contentWidth, height })
  if (hasScore) {
    sheet.write(points(calificacion), x + 7, y + 20, { size: 40, bold: true, color: ink.deep })
    sheet.write(words.of, x + 7, y + 27, { ...look.body, color: ink.second })
    sheet.write(words.level(nivel), x + 7, y + 36, { size: 14, bold: true })
    drawSteps(sheet, nivel, y + 38)
  } else {
    sheet.write(personas === 0 ? words.noScore : words.fewScore, x + 7, y + 8, look.body)
  }
  for (const [at, line] of lines.entries()) sheet.write(line, x + 7, y + top + 3 + at * 6, look.body)
  return y + height
}

/** Draws six steps: lower steps in blue, the person's step in yellow, higher steps as dashed frames. */
function drawSteps(sheet: Sheet, level: number, floor: number): void {
  const width = 16
  const left = right - 6 - LEVELS.length * (width + 2)
  for (const [at, step] of LEVELS.entries()) {
    const height = 8 + at * 4.4
    const box = { x: left + at * (width + 2), y: floor - height, width, height }
    if (step > level) sheet.frame(box, ink.second, 1.5, { dashed: true })
    else sheet.fill(box, step === level ? ink.maiz : ink.primary, 1.5)
    const color = step === level ? ink.text : step > level ? ink.second : ink.white
    const style = { size: 11, bold: true, align: 'center', color } as const
    sheet.write(String(step), box.x + width / 2, floor - 2.4, style)
  }
  sheet.rule(left - 1, floor + 0.6, right - 6, floor + 0.6, ink.text, 0.5)
}

const BARS = x + 62
const BARS_WIDTH = right - 28 - BARS
const BAR_HEIGHT = 3.6

/**
 * Draws others' scores as filled bars and the person's own scores as empty bars, with figures. A stroke marks the
 * others' previous score.
 */
function drawCategories(sheet: Sheet, paper: EvaluationPaper, y: number, look: Look): number {
  const { categorias, personas } = paper.scores
  const before = formerOf(paper)
  const hasOwn = categorias.some(({ propia }) => propia !== null)
  const isFew = categorias.every(({ otros }) => otros === null)
  let at = drawTitle(sheet, words.compare, y, look)
  if (isFew) {
    sheet.write(words.few, x, at, { ...look.body, color: ink.second })
    at += look.line + 1
    if (!hasOwn && before.size === 0) return at
  }
  drawLegend(sheet, { others: words.others(personas), hasOwn, hasBefore: before.size > 0 }, at)
  at += 3
  const row = hasOwn ? look.row : look.row - 4
  for (const { nombre, otros, propia } of categorias) {
    if (at + row > END) at = addContinuationPage(sheet, titleOf(paper)) + 4
    sheet.write(nombre, x, at + row / 2 + 1.2, { ...look.body, fit: BARS - x - 4 })
    drawBar(sheet, otros, at + 0.8, false)
    drawBefore(sheet, before.get(nombre) ?? null, at + 0.8)
    if (hasOwn) drawBar(sheet, propia, at + 4.8, true)
    at += row
  }
  return at
}

interface Legend {
  others: string
  hasOwn: boolean
  hasBefore: boolean
}

function drawLegend(sheet: Sheet, { others, hasOwn, hasBefore }: Legend, y: number): void {
  sheet.fill({ x, y: y - 3, width: 8, height: 3.4 }, ink.primary, 0.8)
  sheet.write(others, x + 10, y, { size: 9 })
  if (hasOwn) {
    sheet.frame({ x: x + 62, y: y - 3, width: 8, height: 3.4 }, ink.second, 0.8, { width: 0.5 })
    sheet.write(words.own, x + 72, y, { size: 9 })
  }
  if (hasBefore) {
    drawStroke(sheet, x + 126, y - 3)
    sheet.write(words.formerly, x + 130, y, { size: 9 })
  }
}

/** Returns others' scores by category in the previous revision. Omits categories without a score. */
function formerOf({ anterior, scores }: EvaluationPaper): ReadonlyMap<string, number> {
  if (anterior === null || anterior.revision === scores.revision) return new Map()
  const known = anterior.categorias.flatMap(({ nombre, otros }) =>
    otros === null ? [] : [{ nombre, otros }],
  )
  return new Map(known.map(({ nombre, otros }) => [nombre, otros]))
}

function drawBar(sheet: Sheet, value: number | null, y: number, isOwn: boolean): void {
  const style = { size: 9.5, bold: !isOwn, align: 'right' } as const
  sheet.write(value === null ? words.unknown : points(value), right, y + 3.2, style)
  if (value === null || value <= 0) return
  const box = { x: BARS, y, width: widthOf(value), height: BAR_HEIGHT }
  if (isOwn) sheet.frame(box, ink.second, 0, { width: 0.5 })
  else sheet.fill(box, ink.primary)
}

function drawBefore(sheet: Sheet, value: number | null, y: number): void {
  if (value === null) return
  drawStroke(sheet, BARS + widthOf(value), y)
  sheet.write(words.atThen(points(value)), right - 8, y + 3.1, {
    size: 8.5,
    align: 'right',
    color: ink.second,
  })
}

function drawStroke(sheet: Sheet, left: number, y: number): void {
  sheet.fill({ x: left - 0.5, y: y - 0.5, width: 1, height: BAR_HEIGHT + 1 }, ink.maiz)
  sheet.frame({ x: left - 0.5, y: y - 0.5, width: 1, height: BAR_HEIGHT + 1 }, ink.text, 0, { width: 0.2 })
}

function widthOf(value: number): number {
  return (BARS_WIDTH * Math.min(value, 100)) / 100
}

function drawTitle(sheet: Sheet, title: string, y: number, look: Look): number {
  sheet.write(title, x, y + 4, { size: 12, bold: true, color: ink.deep, fit: contentWidth })
  return y + look.title
}

interface Section {
  title: string
  texts: readonly string[]
  isList: boolean
}

/** Draws a section that may continue on the next page; a title is never the last line of a page. */
function drawSection(
  sheet: Sheet,
  paper: EvaluationPaper,
  { title, texts, isList }: Section,
  y: number,
  look: Look,
): number {
  if (texts.length === 0) return y
  const indent = isList ? 6 : 0
  let at = drawTitle(sheet, title, y + 14 > END ? addContinuationPage(sheet, titleOf(paper)) + 4 : y, look)
  for (const text of texts) {
    for (const [index, line] of sheet.wrap(text, contentWidth - indent, look.body).entries()) {
      if (at > END) at = addContinuationPage(sheet, titleOf(paper)) + 8
      if (isList && index === 0) sheet.fill({ x: x + 1, y: at - 2.6, width: 2.2, height: 2.2 }, ink.teal, 1.1)
      sheet.write(line, x + indent, at, look.body)
      at += look.line
    }
    if (isList) at += look.between
  }
  return at + 1
}

function titleOf(paper: EvaluationPaper) {
  const { numero, nombre, puesto, departamento, scores } = paper
  return {
    title: words.title,
    note: noteOf(paper),
    company: '',
    person: { number: numero, name: nombre, position: puesto, department: departamento },
    date: scores.fecha,
  }
}

/** Sets the metadata. The date comes from the data, so that the same data gives the same bytes. */
function describe({ document }: Sheet, paper: EvaluationPaper): void {
  document.setProperties({
    title: `${words.title} · ${noteOf(paper)} · ${properName(paper.nombre)}`,
    subject: words.title,
    author: words.author,
    creator: 'Turno',
  })
  document.setLanguage('es-MX')
  document.viewerPreferences({ DisplayDocTitle: true })
  const day = /^\d{4}-\d{2}-\d{2}/.exec(paper.scores.fecha)?.[0] ?? '2000-01-01'
  document.setCreationDate(new Date(`${day}T12:00:00Z`))
  const digits = `${paper.numero}${day}`.replace(/\D/g, '')
  document.setFileId(digits.slice(-32).padStart(32, '0'))
}
