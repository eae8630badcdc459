import type { FormLists } from '../state/step-props.ts'

/** Returns the careers of a level and those without a level; all careers when the server sends no levels. */
export function careersOf(level: string, { levels, careers }: FormLists): string[] {
  const id = levels.find((entry) => entry.nombre === level)?.id
  const isOfLevel = (nivel: number | null | undefined) =>
    levels.length === 0 || nivel === null || nivel === undefined || nivel === id
  return careers.filter((career) => isOfLevel(career.nivel)).map((career) => career.nombre)
}
