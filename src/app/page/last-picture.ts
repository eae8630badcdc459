import { type LastPicture, type PicturePart, placeOfPicture } from './early-start.ts'

/**
 * Elements that the picture omits. Controls need the running app, status messages may be outdated, the
 * heights of bars would reveal amounts, and `data-pay-change` loads later.
 */
const EXCLUDED =
  'button, input, [role="status"], [role="dialog"], [data-net-bars], [data-pay-change], header a'
/** Matches amounts, masked or not. Amounts are never stored. */
const AMOUNT = /\$\s*[\d-]/
const BOX_PROPERTIES = [
  'background-color',
  'background-image',
  'border-radius',
  'border',
  'box-sizing',
] as const
/**
 * The font properties are listed singly, because browsers return an empty `font` when font features are set.
 */
const FONT_PROPERTIES = [
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-align',
] as const

type Corner = Pick<DOMRect, 'left' | 'top'>

/**
 * Takes a picture of the screen.
 * @param selector elements to include; their ancestors are only background
 * @returns null when a dialog covers the screen or the page is scrolled
 */
export function takePicture(selector: string): LastPicture | null {
  const root = document.querySelector('#root')
  const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
  if (!root || isCovered || window.scrollY > 0) return null
  const css = `position:absolute;inset:0;background:${getComputedStyle(document.body).backgroundColor}`
  const parts = partsIn(root, { left: 0, top: 0 }, selector)
  return { place: placeOfPicture(), ground: { tag: 'span', css, parts } }
}

function partsIn(element: Element, from: Corner, selector: string): PicturePart[] {
  return [...element.children].flatMap((child) => partsOf(child, from, selector))
}

function partsOf(element: Element, from: Corner, selector: string): PicturePart[] {
  const isIncluded = element.matches(selector)
  if (element.matches(EXCLUDED) || !(isIncluded || element.querySelector(selector))) return []
  const box = element.getBoundingClientRect()
  if (box.height === 0 || box.top >= window.innerHeight || box.bottom <= 0) return []
  const style = getComputedStyle(element)
  if (style.visibility === 'hidden' || style.clipPath !== 'none') return []
  if (element instanceof SVGElement)
    return [{ tag: 'span', css: at(box, from, iconOf(element, style.color)), parts: [] }]
  const href = element.getAttribute('href')
  const boxStyle = boxStyleOf(element, style)
  const isPart = href !== null || boxStyle !== null
  const corner = isPart ? box : from
  const parts = [
    ...(isIncluded ? textsIn(element, style, corner) : []),
    ...partsIn(element, corner, isIncluded ? '*' : selector),
  ]
  if (!isPart) return parts
  return [
    {
      tag: href === null ? 'span' : 'a',
      css: at(box, from, boxStyle ?? ''),
      ...(href !== null && { href }),
      parts,
    },
  ]
}

/**
 * Returns the style of the visible box of the element or of its full-size ::before; null without a visible
 * box.
 */
function boxStyleOf(element: Element, style: CSSStyleDeclaration): string | null {
  const before = getComputedStyle(element, '::before')
  const ground =
    before.content !== 'none' &&
    before.inset === '0px' &&
    before.opacity === '1' &&
    before.transform === 'none'
      ? before
      : style
  const { backgroundColor, backgroundImage, borderStyle } = ground
  const isVisible =
    backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderStyle !== 'none'
  return isVisible ? styleText(ground, BOX_PROPERTIES) : null
}

function textsIn(element: Element, style: CSSStyleDeclaration, from: Corner): PicturePart[] {
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === '' || AMOUNT.test(node.data)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    const [first] = range.getClientRects()
    if (!first) return []
    const { left, width, height } = range.getBoundingClientRect()
    const line = Number.parseFloat(style.lineHeight) || first.height
    const halfLeading = (line - first.height) / 2
    const breaks = height < 1.5 * line ? 'nowrap' : 'normal'
    const css = `${styleText(style, FONT_PROPERTIES)};white-space:${breaks}`
    // Adds 1 px, because a width rounded down would break the line.
    const box = { left, top: first.top - halfLeading, width: width + 1, height: height + 2 * halfLeading }
    return [{ tag: 'span' as const, css: at(box, from, css), textContent: node.data.trim(), parts: [] }]
  })
}

function styleText(style: CSSStyleDeclaration, names: readonly string[]): string {
  return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

function at({ left, top, width, height }: Box, from: Corner, css: string): string {
  const place = [left - from.left, top - from.top, width, height].map((px) => `${Math.round(px * 10) / 10}px`)
  return `position:absolute;left:${place[0]};top:${place[1]};width:${place[2]};height:${place[3]};${css}`
}

/** Returns the icon as a background image, because the picture contains only links and spans. */
function iconOf(element: SVGElement, color: string): string {
  const drawing = element.outerHTML.replaceAll('currentColor', color)
  return `background:url("data:image/svg+xml,${encodeURIComponent(drawing)}") center/100% 100%`
}
