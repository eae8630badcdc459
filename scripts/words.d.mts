/** Returns the first line of each comment that begins on a line of its own. */
export function firstLines(source: string): { line: number; text: string }[]
