import { formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { beginLetter, x } from './letterhead.ts'
import { drawCard, drawMarkedCard } from './pieces.ts'
import { contentWidth, endPaper, GAP, type PaperPerson } from './savings-page.ts'
import type { Sheet } from './sheet.ts'
import { vacationPaperWords as words } from './vacation-words.es.ts'

/** Yearly statement of LFT 81. Days are YYYY-MM-DD, and '' where there is none. */
export interface VacationPaper {
  person: PaperPerson
  company: string
  today: string
  hiredOn: string
  /** Completed years of service. */
  years: number
  /** Last anniversary. */
  from: string
  entitled: number
  grantUntil: string
  taken: number
  planned: number
  carried: number
  left: number
  /** Company's balance at the end of a day, from which `left` is computed; null without one. */
  stated: { days: number; on: string } | null
  lapsesOn: string
  nextFrom: string
  nextDays: number
  article: string
  isConfirmed: boolean
}

const ROW = 13
const LINE = 5

/** @throws if drawing fails */
export function drawVacationStatement(paper: VacationPaper): ArrayBuffer {
  const { company, person, today, article } = paper
  const sheet = beginLetter({ company, title: words.title, note: words.note(article), person, day: today })
  let y = drawPerson(sheet, paper, 29) + GAP
  y = drawRows(sheet, paper, y) + GAP
  for (const note of [...(paper.isConfirmed ? [] : [words.unconfirmed]), words.basis]) {
    const style = { size: 9.5 } as const
    for (const line of sheet.wrap(note, contentWidth, style)) {
      sheet.write(line, x, y + 4, style)
      y += LINE
    }
    y += 1
  }
  return endPaper(sheet, words.origin(formatDate(today)))
}

/** @returns bottom edge */
function drawPerson(sheet: Sheet, { person, hiredOn, years }: VacationPaper, y: number): number {
  const box = { x, y, width: contentWidth, height: 36 }
  drawCard(sheet, box)
  sheet.write(properName(person.name), x + 5, y + 8, { size: 13, bold: true, fit: contentWidth - 10 })
  sheet.field(words.number, person.number || words.none, x + 5, y + 14, 34)
  sheet.field(words.position, sentenceCase(person.position) || words.none, x + 43, y + 14, 66)
  const room = contentWidth - 116
  sheet.field(words.department, sentenceCase(person.department) || words.none, x + 113, y + 14, room)
  sheet.field(words.hired, dayOf(hiredOn), x + 5, y + 27, 34)
  sheet.field(words.seniority, words.years(years), x + 43, y + 27, 66)
  return y + box.height
}

/** Draws two facts on each row. @returns bottom edge */
function drawRows(sheet: Sheet, paper: VacationPaper, y: number): number {
  const { years, from, entitled, grantUntil, taken, planned, left, lapsesOn, nextFrom, nextDays } = paper
  const { stated, carried } = paper
  const facts: [string, string][] = [
    [words.period, from === '' ? words.firstYear : words.periodOf(years, formatDate(from))],
    [words.entitled, String(entitled)],
    [words.grantUntil, dayOf(grantUntil)],
    [words.taken, String(taken)],
    [words.planned, String(planned)],
    stated ? [words.stated(formatDate(stated.on)), String(stated.days)] : [words.carried, String(carried)],
    [words.left, String(left)],
    [words.lapses, dayOf(lapsesOn)],
    [words.next, nextFrom === '' ? words.none : words.nextOf(formatDate(nextFrom), nextDays)],
  ]
  const height = 4 + Math.ceil(facts.length / 2) * ROW
  drawMarkedCard(sheet, { x, y, width: contentWidth, height })
  const room = contentWidth / 2 - 10
  for (const [at, [label, value]] of facts.entries()) {
    const isSecond = at % 2 === 1
    sheet.field(
      label,
      value,
      x + 7 + (isSecond ? contentWidth / 2 : 0),
      y + 6 + Math.floor(at / 2) * ROW,
      room,
    )
  }
  return y + height
}

function dayOf(day: string): string {
  return day === '' ? words.none : formatDate(day)
}
