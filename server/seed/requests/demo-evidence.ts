import { demoFileTexts } from '../../texts.ts'
import { disputeSeedTexts as texts } from './dispute-texts.es.ts'

const titles: readonly string[] = [
  texts.overtime.slip,
  texts.overtime.sheet,
  texts.uniform.note,
  texts.uniform.voucher,
]
const KEY = /^demo\/(\d{6})\/evidencia-(\d)$/

export function demoEvidenceKey(number: string, title: string): string {
  return `demo/${number}/evidencia-${titles.indexOf(title)}`
}

export function isEvidenceKey(key: string): boolean {
  return KEY.test(key)
}

const WIDTH = 900
const HEIGHT = 1200

/** Draws a slip of paper on a table, as in a phone photo. Returns null for keys of other files. */
export async function demoEvidence(key: string): Promise<Uint8Array | null> {
  const [, number, place] = KEY.exec(key) ?? []
  const title = titles[Number(place)]
  if (number === undefined || title === undefined) return null
  const lines = [520, 590, 660, 730, 800].map((y, at) => `<path d="M130 ${y}h${640 - at * 60}"/>`)
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#6f7a80"/>
    <g transform="rotate(-2 450 600)"><rect x="70" y="70" width="760" height="1060" rx="10" fill="#fbfaf5"/>
    <rect x="70" y="70" width="760" height="16" fill="#0a3d75"/>
    <g stroke="#cfcabd" stroke-width="6">${lines.join('')}</g>
    <path d="M140 980q60-90 110-20t90-40 80 50 90-40" fill="none" stroke="#1f3f8f" stroke-width="7"/></g>
  </svg>`
  const { drawPicture } = await import('../demo-picture.ts')
  return drawPicture(shapes, [
    { text: title, size: 40, color: '#1b1b1b', left: 130, top: 180 },
    { text: demoFileTexts.number(number), size: 30, color: '#1b1b1b', left: 130, top: 270 },
    { text: demoFileTexts.demo, size: 90, color: '#d8d2c2', left: 480, top: 860 },
  ])
}
