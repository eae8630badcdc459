import { placeOfPicture } from './early.ts'

/**
 * Headings and links of a screen, and where they stood: a start shows them before the app's code is here (early.ts), and
 * a tap on one of them leads where it says.
 */
export interface LastPicture {
  /** Screen and size of the window: anywhere else it would stand wrong. */
  place: string
  ground: PicturePart
}

export interface PicturePart {
  tag: 'a' | 'span'
  css: string
  textContent?: string
  href?: string
  parts: readonly PicturePart[]
}

const SAID = 'a[href^="#/"], h1, h2, h3, [data-fact]'
/** What is asked of a finger works only with the app; the state of the data is said by whoever knows it. */
const LEFT_OUT = 'button, input, [role="status"], [role="dialog"], header a'
/** Whoever comes next sees none, and none is kept: a masked one says that it is there. */
const AMOUNT = /\$\s*[\d-]/
const FACE = ['background-color', 'border-radius', 'border', 'box-sizing'] as const

type Corner = Pick<DOMRect, 'left' | 'top'>

/** @returns null where something else lies over the screen, or it has been scrolled */
export function takePicture(): LastPicture | null {
  const root = document.querySelector('#root')
  const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
  if (!root || isCovered || window.scrollY > 0) return null
  const css = `position:absolute;inset:0;background:${getComputedStyle(document.body).backgroundColor}`
  const parts = partsIn(root, { left: 0, top: 0 }, false)
  return { place: placeOfPicture(), ground: { tag: 'span', css, parts } }
}

function partsIn(element: Element, from: Corner, isSaid: boolean): PicturePart[] {
  return [...element.children].flatMap((child) => partsOf(child, from, isSaid))
}

function partsOf(element: Element, from: Corner, wasSaid: boolean): PicturePart[] {
  const isSaid = wasSaid || element.matches(SAID)
  if (element.matches(LEFT_OUT) || !(isSaid || element.querySelector(SAID))) return []
  const box = element.getBoundingClientRect()
  if (box.height === 0 || box.top >= window.innerHeight || box.bottom <= 0) return []
  const style = getComputedStyle(element)
  if (style.visibility === 'hidden' || style.clipPath !== 'none') return []
  if (element instanceof SVGElement)
    return [{ tag: 'span', css: at(box, from, iconOf(element, style.color)), parts: [] }]
  const href = element.getAttribute('href')
  const isFace = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderStyle !== 'none'
  const isPart = href !== null || isFace
  const corner = isPart ? box : from
  const parts = [...(isSaid ? textsIn(element, style, corner) : []), ...partsIn(element, corner, isSaid)]
  if (!isPart) return parts
  const face = FACE.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
  return [
    { tag: href === null ? 'span' : 'a', css: at(box, from, face), ...(href !== null && { href }), parts },
  ]
}

/** What stands in the element itself, each text where its first line begins. */
function textsIn(element: Element, style: CSSStyleDeclaration, from: Corner): PicturePart[] {
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === '' || AMOUNT.test(node.data)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    const [first] = range.getClientRects()
    if (!first) return []
    const { left, width, height } = range.getBoundingClientRect()
    // A letter's box is not as high as its line.
    const line = Number.parseFloat(style.lineHeight) || first.height
    const above = (line - first.height) / 2
    const breaks = height < 1.5 * line ? 'nowrap' : 'normal'
    const look = `color:${style.color};font:${style.font};text-align:${style.textAlign};white-space:${breaks}`
    // A width that is rounded down would break the line.
    const box = { left, top: first.top - above, width: width + 1, height: height + 2 * above }
    return [{ tag: 'span' as const, css: at(box, from, look), textContent: node.data.trim(), parts: [] }]
  })
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

function at({ left, top, width, height }: Box, from: Corner, look: string): string {
  const place = [left - from.left, top - from.top, width, height].map((px) => `${Math.round(px * 10) / 10}px`)
  return `position:absolute;left:${place[0]};top:${place[1]};width:${place[2]};height:${place[3]};${look}`
}

/** Drawn as a picture of its own colour: a page that runs no script yet has no other way. */
function iconOf(element: SVGElement, color: string): string {
  const drawing = element.outerHTML.replaceAll('currentColor', color)
  return `background:url("data:image/svg+xml,${encodeURIComponent(drawing)}") center/100% 100%`
}
