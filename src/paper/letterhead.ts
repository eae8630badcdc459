import { properName } from '#domain/text/person-name.ts'
import { ink } from './ink.ts'
import { drawMark } from './logo.ts'
import { drawEdge } from './pieces.ts'
import { FORMAT, page } from './savings-page.ts'
import { Sheet } from './sheet.ts'

/** Head and file data of a paper of the company. */
export interface Letterhead {
  company: string
  title: string
  /** Line under the title. */
  note: string
  person: { name: string; number: string }
  /** YYYY-MM-DD. Sets the file's date, so that the same data gives the same bytes. */
  day: string
}

export const x = page.margin
const right = page.width - page.margin
const MAIZ = 44

/** Starts a paper. The contents begin 29 mm from the upper edge. */
export function beginLetter({ company, title, note, person, day }: Letterhead): Sheet {
  const sheet = new Sheet(FORMAT)
  const { document } = sheet
  document.setProperties({
    title: `${title} · ${properName(person.name)}`,
    subject: title,
    author: company,
    creator: 'Turno',
  })
  document.setLanguage('es-MX')
  document.viewerPreferences({ DisplayDocTitle: true })
  document.setCreationDate(new Date(`${day}T12:00:00Z`))
  document.setFileId(`${person.number}${day}`.replace(/\D/g, '').slice(-32).padStart(32, '0'))
  drawEdge(sheet, MAIZ)
  drawMark(sheet, x - 1, 9, 16)
  sheet.write(company, x + 19, 19, { size: 11.5, bold: true, fit: 78 })
  sheet.write(title, right, 15.6, { size: 17, bold: true, align: 'right', color: ink.deep, fit: 84 })
  sheet.write(note, right, 22, { size: 10.5, bold: true, align: 'right', fit: 84 })
  return sheet
}
