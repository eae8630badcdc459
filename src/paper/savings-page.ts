import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { ink } from './ink.ts'
import { drawMark } from './logo.ts'
import { drawCard, drawEdge } from './pieces.ts'
import { measures, Sheet } from './sheet.ts'
import { savingsWords as words } from './savings-words.es.ts'

/** Common parts of the fund's papers. Measures are in millimetres. */

export const FORMAT = 'portrait-letter'
export const { page, contentWidth } = measures(FORMAT)
/** Lower limit of the contents; only the page's last line is below. */
export const END = page.height - 14
export const GAP = 5

/** Person on the paper; a value that the host does not send is ''. */
export interface PaperPerson {
  number: string
  name: string
  position: string
  department: string
}

export interface PaperTitle {
  title: string
  /** Line under the title, on the right: "Folio 48214", "Noviembre de 2026". */
  note: string
  company: string
  person: PaperPerson
  /** YYYY-MM-DD. Sets the file's date, so that the same paper gives the same bytes. */
  date: string
}

const right = page.width - page.margin
const MAIZ = 44

/** Starts a sheet with head and person. @returns the sheet and the upper edge of the contents */
export function beginPaper(paper: PaperTitle): { sheet: Sheet; y: number } {
  const sheet = new Sheet(FORMAT)
  describe(sheet, paper)
  drawEdge(sheet, MAIZ)
  drawMark(sheet, page.margin - 1, 9, 16)
  const left = page.margin + 19
  if (paper.company !== '') sheet.write(words.fund, left, 14.6, { size: 9, color: ink.second })
  sheet.write(paper.company || words.fund, left, 20.6, { size: 11.5, bold: true, fit: 84 })
  sheet.write(paper.title, right, 15.6, { size: 17, bold: true, align: 'right', color: ink.deep, fit: 76 })
  sheet.write(paper.note, right, 22, { size: 10.5, bold: true, align: 'right' })
  return { sheet, y: drawPerson(sheet, paper.person, 29) + GAP }
}

/** Adds a page with person and title on one line. @returns the upper edge of the contents there */
export function addContinuationPage(sheet: Sheet, { title, note, person }: PaperTitle): number {
  sheet.addPage()
  drawEdge(sheet, MAIZ)
  drawMark(sheet, page.margin - 1, 6.4, 10)
  const style = { size: 10, bold: true } as const
  sheet.write(`${person.number} · ${properName(person.name)}`, page.margin + 13, 13, { ...style, fit: 92 })
  sheet.write(`${title} · ${note}`, right, 13, { ...style, align: 'right', fit: 76 })
  return 20
}

/** Numbers the pages. @returns the file @throws if drawing fails */
export function endPaper(sheet: Sheet, foot: string): ArrayBuffer {
  sheet.eachPage((number, pages) => {
    const y = page.height - 7
    const style = { size: 7.5, color: ink.second } as const
    sheet.write(foot, page.margin, y, { ...style, fit: 140 })
    sheet.write(words.page(number, pages), right, y, { ...style, align: 'right' })
  })
  // jsPDF swallows its errors here and returns undefined.
  const bytes: ArrayBuffer | undefined = sheet.document.output('arraybuffer')
  if (!bytes) throw new Error('the paper was not drawn')
  return bytes
}

function drawPerson(sheet: Sheet, person: PaperPerson, y: number): number {
  const box = { x: page.margin, y, width: contentWidth, height: 23 }
  drawCard(sheet, box)
  const x = box.x + 5
  sheet.write(properName(person.name), x, y + 8, { size: 13, bold: true, fit: contentWidth - 10 })
  sheet.field(words.number, person.number || '–', x, y + 14, 34)
  sheet.field(words.position, sentenceCase(person.position) || '–', x + 38, y + 14, 66)
  sheet.field(words.department, sentenceCase(person.department) || '–', x + 108, y + 14, contentWidth - 116)
  return y + box.height
}

/** Sets the metadata. The date comes from the data, so that the same data gives the same bytes. */
function describe({ document }: Sheet, { title, note, company, person, date }: PaperTitle): void {
  document.setProperties({
    title: `${title} · ${note} · ${properName(person.name)}`,
    subject: title,
    author: company || words.fund,
    creator: 'Turno',
  })
  document.setLanguage('es-MX')
  document.viewerPreferences({ DisplayDocTitle: true })
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? '2000-01-01'
  document.setCreationDate(new Date(`${day}T12:00:00Z`))
  const digits = `${person.number}${note}`.replace(/\D/g, '')
  document.setFileId(digits.slice(-32).padStart(32, '0'))
}
