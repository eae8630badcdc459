import { ink } from './ink.ts'
import { measures, Sheet } from './sheet.ts'
import { slipWords as words } from './slip-words.es.ts'

export interface OpeningSlip {
  number: string
  name: string
  password: string
}

export interface OpeningSlips {
  department: string
  address: string
  /** dd/mm/yyyy. */
  until: string
  slips: readonly OpeningSlip[]
  /** True when these slips replace earlier slips, which are void. */
  isReprint?: boolean
}

const FORMAT = 'portrait-letter'
const COLUMNS = 2
const ROWS = 4
const PADDING_MM = 9
const SECONDARY = { size: 8, color: ink.second }

/** Draws eight slips per page with cutting lines. */
export function drawOpeningSlips({ slips, ...common }: OpeningSlips): Uint8Array<ArrayBuffer> {
  const sheet = new Sheet(FORMAT)
  const { page } = measures(FORMAT)
  const width = page.width / COLUMNS
  const height = page.height / ROWS
  sheet.document.setLanguage('es-MX')
  sheet.document.setProperties({ title: `${words.title} · ${common.department}`, creator: 'Turno' })
  for (const [at, slip] of slips.entries()) {
    const place = at % (COLUMNS * ROWS)
    if (at > 0 && place === 0) sheet.addPage()
    const x = (place % COLUMNS) * width
    const y = Math.floor(place / COLUMNS) * height
    drawSlip(sheet, { x: x + PADDING_MM, y: y + PADDING_MM, width: width - 2 * PADDING_MM }, slip, common)
  }
  sheet.eachPage(() => drawCuts(sheet, page, { width, height }))
  return new Uint8Array(sheet.document.output('arraybuffer'))
}

function drawSlip(
  sheet: Sheet,
  { x, y, width }: { x: number; y: number; width: number },
  { number, name, password }: OpeningSlip,
  { department, address, until, isReprint = false }: Omit<OpeningSlips, 'slips'>,
): void {
  sheet.write(words.title, x, y + 4, { size: 10, bold: true, color: ink.primary })
  sheet.write(department, x + width, y + 4, { ...SECONDARY, align: 'right', fit: width / 2 })
  if (isReprint) sheet.write(words.again, x, y + 7.5, { ...SECONDARY, size: 7.5, fit: width })
  sheet.write(name, x, y + 12, { size: 11.5, bold: true, fit: width })
  sheet.write(words.number, x, y + 19, SECONDARY)
  sheet.write(number, x, y + 25, { size: 13, bold: true, mono: true, fit: width })
  sheet.write(words.password, x, y + 32, SECONDARY)
  sheet.write(password, x, y + 38.5, { size: 13, bold: true, mono: true, fit: width })
  sheet.write(`${words.address} ${address}`, x, y + 45.5, { size: 8.5, fit: width })
  sheet.write(words.until(until), x, y + 50, { ...SECONDARY, size: 7.5, fit: width })
}

function drawCuts(
  { document }: Sheet,
  page: { width: number; height: number },
  slip: { width: number; height: number },
): void {
  document.setDrawColor(ink.line)
  document.setLineWidth(0.2)
  document.setLineDashPattern([2, 2], 0)
  for (let column = 1; column < COLUMNS; column++)
    document.line(column * slip.width, 0, column * slip.width, page.height)
  for (let row = 1; row < ROWS; row++) document.line(0, row * slip.height, page.width, row * slip.height)
  document.setLineDashPattern([], 0)
}
