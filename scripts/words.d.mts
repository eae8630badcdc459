export function firstLines(source: string): { line: number; text: string }[]
