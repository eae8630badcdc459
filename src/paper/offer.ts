import { amountInWords } from '#domain/text/amount-in-words.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { ink } from './ink.ts'
import { drawMark } from './logo.ts'
import { offerWords as words } from './offer-words.es.ts'
import { drawCard, drawEdge, drawEnvelope, drawMarkedCard } from './pieces.ts'
import { contentWidth, END, endPaper, FORMAT, GAP, page } from './savings-page.ts'
import { Sheet } from './sheet.ts'

export interface OfferPaper {
  folio: number
  empresa: string
  nombre: string
  puesto: string
  /** Gross pesos per month. */
  sueldo: number
  /** YYYY-MM-DD. */
  ingreso: string
  vence: string
  jornada: string
  lugar: string
  prestaciones: readonly string[]
  /** Instant in ISO 8601. */
  enviada: string
}

const right = page.width - page.margin
const x = page.margin

/** @throws if drawing fails */
export function drawOffer(offer: OfferPaper): ArrayBuffer {
  const sheet = new Sheet(FORMAT)
  describe(sheet, offer)
  drawHead(sheet, offer)
  let y = drawPerson(sheet, offer, 32) + GAP
  y = drawSalary(sheet, offer, y) + GAP
  y = drawTerms(sheet, offer, y) + GAP
  y = drawBenefits(sheet, offer, y) + GAP
  drawText(sheet, words.how, y)
  return endPaper(sheet, `${words.title} · ${words.folio(offer.folio)}`)
}

function drawHead(sheet: Sheet, { empresa, folio }: OfferPaper): void {
  drawEdge(sheet, 44)
  drawMark(sheet, x - 1, 9, 16)
  sheet.write(empresa, x + 19, 19, { size: 11.5, bold: true, fit: 84 })
  sheet.write(words.title, right, 15.6, { size: 17, bold: true, align: 'right', color: ink.deep, fit: 76 })
  sheet.write(words.folio(folio), right, 22, { size: 10.5, bold: true, align: 'right' })
}

function drawPerson(sheet: Sheet, { nombre, puesto }: OfferPaper, y: number): number {
  const box = { x, y, width: contentWidth, height: 22 }
  drawCard(sheet, box)
  sheet.write(words.for, x + 5, y + 6, { size: 8, color: ink.second })
  sheet.write(properName(nombre), x + 5, y + 12, { size: 13, bold: true, fit: contentWidth - 10 })
  const style = { size: 10.5, color: ink.second, fit: contentWidth - 10 } as const
  sheet.write(`${words.position}: ${sentenceCase(puesto)}`, x + 5, y + 18, style)
  return y + box.height
}

function drawSalary(sheet: Sheet, { sueldo }: OfferPaper, y: number): number {
  const height = 27
  const amount = toCentavos(sueldo)
  const box = drawEnvelope(sheet, { x, y, width: contentWidth, height }, true)
  const edge = x + contentWidth - 6
  sheet.write(words.salary, x + 6, box.y + 9.6, { size: 11.5, bold: true })
  sheet.write(words.gross, x + 6, box.y + 15.4, { size: 8.5 })
  sheet.write(formatMoney(amount), edge, box.y + 11, { size: 21, bold: true, align: 'right' })
  const style = { size: 9.5, fit: contentWidth - 70, align: 'right' } as const
  sheet.write(amountInWords(amount), edge, box.y + 18, style)
  return y + height + 1
}

function drawTerms(sheet: Sheet, offer: OfferPaper, y: number): number {
  const box = { x, y, width: contentWidth, height: 37 }
  drawMarkedCard(sheet, box)
  const sent = Date.parse(offer.enviada)
  const rows: readonly (readonly [string, string])[][] = [
    [
      [words.starts, formatDate(offer.ingreso)],
      [words.answerBy, formatDate(offer.vence)],
      [words.sent, Number.isNaN(sent) ? '–' : formatDate(companyDate(sent))],
    ],
    // Hours and place have a line each, because a text that the candidate accepts must not be cut.
    [[words.hours, offer.jornada]],
    [[words.place, offer.lugar]],
  ]
  for (const [line, fields] of rows.entries()) {
    const each = (contentWidth - 12) / fields.length
    for (const [at, [label, value]] of fields.entries()) {
      sheet.field(label, value, x + 7 + at * each, y + 6.4 + line * 11, each - 3)
    }
  }
  return y + box.height
}

function drawBenefits(sheet: Sheet, { prestaciones }: OfferPaper, y: number): number {
  sheet.write(words.benefits, x, y + 5, { size: 12, bold: true, color: ink.deep })
  const style = { size: 10.5 } as const
  let at = y + 12
  for (const benefit of prestaciones.length > 0 ? prestaciones : [words.none]) {
    sheet.fill({ x: x + 1, y: at - 2.6, width: 2.2, height: 2.2 }, ink.teal, 1.1)
    for (const line of sheet.wrap(benefit, contentWidth - 8, style)) {
      if (at > END) break
      sheet.write(line, x + 6, at, style)
      at += 5.4
    }
  }
  return at
}

function drawText(sheet: Sheet, text: string, y: number): void {
  const style = { size: 9.5, color: ink.second } as const
  for (const [index, line] of sheet.wrap(text, contentWidth, style).entries()) {
    sheet.write(line, x, y + 4 + index * 4.8, style)
  }
}

/** Sets the metadata. The date comes from the data, so that the same data gives the same bytes. */
function describe({ document }: Sheet, { folio, empresa, nombre, enviada }: OfferPaper): void {
  document.setProperties({
    title: `${words.title} · ${words.folio(folio)} · ${properName(nombre)}`,
    subject: words.title,
    author: empresa,
    creator: 'Turno',
  })
  document.setLanguage('es-MX')
  document.viewerPreferences({ DisplayDocTitle: true })
  const sent = Date.parse(enviada)
  document.setCreationDate(new Date(Number.isNaN(sent) ? 0 : sent))
  document.setFileId(String(folio).padStart(32, '0'))
}
