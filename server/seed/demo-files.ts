import { documentTypeName } from '#domain/documents/documents.ts'
import { demoFileTexts as texts } from '../texts.ts'
import { demoEvidence, isEvidenceKey } from './requests/demo-evidence.ts'
import { demoPeople } from './people.ts'

const PHOTOS: readonly number[] = [3, 4]

const KEY = /^demo\/(\d{6})\/(\d{1,2})$/

export function demoKey(number: string, typeId: number): string {
  return `demo/${number}/${typeId}`
}

export function isDemoKey(key: string): boolean {
  return KEY.test(key) || isEvidenceKey(key)
}

export function demoExtension(typeId: number): 'jpg' | 'pdf' {
  return PHOTOS.includes(typeId) ? 'jpg' : 'pdf'
}

/** Returns null for keys of other files. */
export async function demoFile(key: string): Promise<Uint8Array | null> {
  if (isEvidenceKey(key)) return demoEvidence(key)
  const [, number, type] = KEY.exec(key) ?? []
  const person = demoPeople.find((one) => one.number === number)
  if (!person) return null
  const lines = {
    title: documentTypeName(Number(type)),
    name: `${person.firstName} ${person.paternalName} ${person.maternalName}`,
    number: person.number,
  }
  return demoExtension(Number(type)) === 'jpg' ? drawPhoto(lines) : drawPdf(lines, Number(type) === 1 ? 2 : 1)
}

interface Lines {
  title: string
  name: string
  number: string
}

async function drawPdf({ title, name, number }: Lines, pages: number): Promise<Uint8Array> {
  const { jsPDF } = await import('jspdf')
  const paper = new jsPDF({ format: 'letter', unit: 'mm' })
  paper.setProperties({ title: `${title} · ${texts.demo}` })
  for (let page = 1; page <= pages; page++) {
    if (page > 1) paper.addPage()
    paper.setDrawColor(170).rect(14, 14, 188, 251)
    paper.setFont('helvetica', 'bold').setFontSize(72).setTextColor(232)
    paper.text(texts.demo, 108, 150, { align: 'center', angle: 30 })
    paper.setFontSize(20).setTextColor(20).text(title, 24, 36)
    paper.setFont('helvetica', 'normal').setFontSize(13)
    paper.text([name, texts.number(number), '', ...texts.body], 24, 52, { lineHeightFactor: 1.6 })
    paper.setFontSize(10).text(texts.page(page, pages), 24, 256)
  }
  return new Uint8Array(paper.output('arraybuffer'))
}

const WIDTH = 1000
const HEIGHT = 630

async function drawPhoto({ title, name, number }: Lines): Promise<Uint8Array> {
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#8a7765"/>
    <rect x="40" y="40" width="920" height="550" rx="26" fill="#f7f5ef"/>
    <rect x="40" y="40" width="920" height="110" rx="26" fill="#0a3d75"/>
    <rect x="80" y="190" width="200" height="250" rx="12" fill="#d9d4c8"/>
    <circle cx="180" cy="280" r="48" fill="#a79f8e"/><path d="M100 440a80 80 0 0 1 160 0z" fill="#a79f8e"/>
  </svg>`
  const { drawPicture } = await import('./demo-picture.ts')
  return drawPicture(shapes, [
    { text: title, size: 40, color: '#ffffff', left: 80, top: 72 },
    { text: name, size: 34, color: '#1b1b1b', left: 320, top: 210 },
    { text: texts.number(number), size: 30, color: '#1b1b1b', left: 320, top: 290 },
    { text: texts.demo, size: 90, color: '#c9c3b4', left: 560, top: 440 },
  ])
}
