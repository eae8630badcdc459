import { formatDate } from '#domain/time/dates.ts'
import { ink } from '#paper/ink.ts'
import type { Sheet } from '#paper/sheet.ts'
import { contentWidth, page } from './pdf-page.ts'
import { drawQr, QR_SIDE } from './pdf-qr.ts'
import type { Receipt, ReceiptStamp } from './receipt.ts'
import { paperTexts as texts } from './texts.ts'

const signatureWidth = 74
const fiscalWidth = contentWidth - signatureWidth - 4
const FISCAL_HEIGHT = 34
const wordsWidth = fiscalWidth - QR_SIDE - 8
const NOTICE_HEIGHT = 20

export function footHeight(receipt: Receipt): number {
  return receipt.stamp ? FISCAL_HEIGHT : NOTICE_HEIGHT
}

export function drawFoot(sheet: Sheet, receipt: Receipt, y: number): void {
  const height = footHeight(receipt)
  if (receipt.stamp) drawFiscal(sheet, receipt, receipt.stamp, y, height)
  else drawNotice(sheet, receipt, y, height)
  if (receipt.kind !== 'prepayroll') drawSignature(sheet, receipt, y, height)
}

function drawFiscal(sheet: Sheet, receipt: Receipt, stamp: ReceiptStamp, y: number, height: number): void {
  const x = page.margin
  sheet.fill({ x, y, width: fiscalWidth, height }, ink.sunk, 2)
  sheet.frame({ x, y, width: fiscalWidth, height }, ink.line, 2)
  const left = x + 4
  sheet.field(texts.folio, stamp.folio, left, y + 4.6, 53)
  sheet.field(texts.stampedAt, instantText(stamp.stampedAt), left + 56, y + 4.6, 26)
  sheet.field(texts.issuerCertificate, stamp.issuerCertificate, left + 85, y + 4.6, 26)
  sheet.field(texts.authorityCertificate, stamp.authorityCertificate, left + 114, y + 4.6, 26)
  drawSeal(sheet, texts.issuerSeal, stamp.issuerSeal, left, y + 13)
  drawSeal(sheet, texts.authoritySeal, stamp.authoritySeal, left, y + 22.5)
  sheet.write(texts.fiscalLine, left, y + height - 2, { size: 6.5, color: ink.second })
  const gap = (height - QR_SIDE) / 2
  drawQr(sheet, receipt, stamp, x + fiscalWidth - QR_SIDE - gap, y + gap)
}

function drawSeal(sheet: Sheet, label: string, seal: string, x: number, y: number): void {
  sheet.write(label, x, y, { size: 6.5, color: ink.second })
  const style = { size: 5.2, mono: true, color: ink.second } as const
  const lines = sheet.wrap(seal, wordsWidth, style).slice(0, 3)
  for (const [index, line] of lines.entries()) sheet.write(line, x, y + 2.3 + index * 2, style)
}

function drawNotice(sheet: Sheet, receipt: Receipt, y: number, height: number): void {
  const isDraft = receipt.kind === 'prepayroll'
  const width = isDraft ? contentWidth : fiscalWidth
  sheet.fill({ x: page.margin, y, width, height }, ink.warnSoft, 2)
  sheet.fill({ x: page.margin, y: y + 3, width: 1.2, height: height - 6 }, ink.warn)
  sheet.write(texts.unstamped, page.margin + 6, y + 8.6, { size: 11, bold: true, color: ink.warn })
  const notice = isDraft ? texts.prepayrollNotice : texts.unstampedNotice
  sheet.write(notice, page.margin + 6, y + 14, { size: 9, color: ink.warn, fit: width - 12 })
}

function drawSignature(sheet: Sheet, receipt: Receipt, y: number, height: number): void {
  const x = page.margin + contentWidth - signatureWidth
  const style = { size: 7, color: ink.second } as const
  const lines = sheet.wrap(texts.receivedLine(receipt.company.name), signatureWidth - 2, style)
  for (const [index, line] of lines.entries()) sheet.write(line, x + 1, y + 3 + index * 3.2, style)
  const base = y + height - 5
  sheet.rule(x + 1, base, x + signatureWidth - 1, base, ink.text, 0.3)
  sheet.write(texts.signature, x + signatureWidth / 2, base + 3.8, { ...style, align: 'center' })
}

export function drawPageEnd(sheet: Sheet, receipt: Receipt, number: number, pages: number): void {
  const y = page.height - 6
  const style = { size: 6.5, color: ink.second } as const
  sheet.write(texts.made, page.margin, y, style)
  if (receipt.isDemo) sheet.write(texts.demo, page.width / 2, y, { ...style, align: 'center' })
  sheet.write(texts.page(number, pages), page.width - page.margin, y, { ...style, align: 'right' })
}

const companyTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Formats a time such as "19/11/2026 19:00:00" in the company's time zone. */
function instantText(instant: Date): string {
  const [date = '', time = ''] = companyTime.format(instant).split(' ')
  return `${formatDate(date)} ${time}`
}
