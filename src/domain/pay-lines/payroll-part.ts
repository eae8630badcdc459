/**
 * Words that the portal adds to a line when one receipt pays several periods: "Sueldo · extraordinario". Rules
 * and quotes ignore these words, because they are not the company's.
 */
const MARK = ' · '
const ADDED = / · (?:extraordinario|\d{2}\/\d{2}\/\d{4} al \d{2}\/\d{2}\/\d{4})$/

/** @param part portal's words about the period */
export function withPart(description: string, part: string): string {
  return `${description}${MARK}${part}`
}

export function withoutPart(description: string): string {
  return description.replace(ADDED, '')
}
