import type { PrivacyRight } from '#domain/privacy/rights.ts'
import { properName } from '#domain/text/person-name.ts'
import { formatDate } from '#domain/time/dates.ts'
import { beginLetter, x } from './letterhead.ts'
import { drawCard } from './pieces.ts'
import { rightPaperWords as words } from './right-words.es.ts'
import { contentWidth, END, endPaper, GAP, type PaperPerson } from './savings-page.ts'
import type { Sheet, TextStyle } from './sheet.ts'

interface Answer {
  text: string
  by: string
  on: string
  /** Number and SHA-256 of its entry in the hash chain. */
  entry: number
  hash: string
}

/** Answer to an ARCO request. Days are YYYY-MM-DD, and '' where there is none. */
export interface RightPaper {
  person: Pick<PaperPerson, 'name' | 'number'>
  company: string
  today: string
  folio: number
  right: PrivacyRight
  text: string
  askedOn: string
  answerUntil: string
  isGranted: boolean
  carryOutUntil: string
  answer: Answer
  /** Null until the request is carried out. */
  carriedOut: Answer | null
}

const TOP = 29
const LINE = 5
const plain = { size: 9.5 } as const
const heading = { size: 10.5, bold: true } as const
const code = { size: 8.5, mono: true } as const

/** @throws if drawing fails */
export function drawRightAnswer(paper: RightPaper): ArrayBuffer {
  const { company, person, folio, today, text, answer, carriedOut } = paper
  const sheet = beginLetter({ company, title: words.title, note: words.note(folio), person, day: today })
  let y = drawFacts(sheet, paper)
  const write = (line: string, style: TextStyle) => {
    for (const part of sheet.wrap(line, contentWidth, style)) {
      if (y + LINE > END) {
        sheet.addPage()
        y = TOP - LINE
      }
      y += LINE
      sheet.write(part, x, y, style)
    }
  }
  const section = (title: string, content: string) => {
    y += GAP
    write(title, heading)
    write(content, plain)
  }
  const proof = ({ entry, hash }: Answer) => {
    write(words.entry(entry), plain)
    write(hash, code)
  }
  section(words.request, text)
  section(words.answer(properName(answer.by), formatDate(answer.on)), answer.text)
  proof(answer)
  if (carriedOut !== null) {
    section(words.carriedOut(properName(carriedOut.by), formatDate(carriedOut.on)), carriedOut.text)
    proof(carriedOut)
  }
  y += GAP
  write(words.proof, plain)
  return endPaper(sheet, words.origin(formatDate(today)))
}

/** @returns bottom edge */
function drawFacts(sheet: Sheet, paper: RightPaper): number {
  const box = { x, y: TOP, width: contentWidth, height: 36 }
  drawCard(sheet, box)
  sheet.write(properName(paper.person.name), x + 5, TOP + 8, {
    size: 13,
    bold: true,
    fit: contentWidth - 10,
  })
  const facts: [string, string][] = [
    [words.number, paper.person.number],
    [words.right, words.rights[paper.right]],
    [words.asked, formatDate(paper.askedOn)],
    [words.answerUntil, formatDate(paper.answerUntil)],
    [words.outcome, paper.isGranted ? words.granted : words.refused],
    [words.carryOutUntil, paper.carryOutUntil === '' ? words.none : formatDate(paper.carryOutUntil)],
  ]
  const column = (contentWidth - 10) / 3
  for (const [at, [label, value]] of facts.entries())
    sheet.field(label, value, x + 5 + (at % 3) * column, TOP + 14 + Math.floor(at / 3) * 13, column - GAP)
  return box.y + box.height
}
