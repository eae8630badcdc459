/**
 * Words that the portal adds to a line when one receipt pays several periods: "Sueldo · extraordinario". They are no
 * words of the company, so no rule reads them and no quote contains them.
 */
const MARK = ' · '
const ADDED = / · (?:extraordinario|\d{2}\/\d{2}\/\d{4} al \d{2}\/\d{2}\/\d{4})$/

/** @param part portal's words about the period */
export function withPart(description: string, part: string): string {
  return `${description}${MARK}${part}`
}

/** Returns the company's own description. */
export function withoutPart(description: string): string {
  return description.replace(ADDED, '')
}
