import { habits } from '#domain/data-form/data-form-step-6.ts'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { plainText } from './plain-text.ts'

type Answers = Record<string, unknown>

const habitParts = ['', 'EdadInicio', 'Frecuencia', 'UltimoConsumo']

/** Groups of answers with a meaning only together, such as a list and the question before the list. */
const TOGETHER: { readonly [N in StepNumber]?: readonly (readonly string[])[] } = {
  5: [
    ['saberIdioma', 'idiomas'],
    ['cursoRealizado', 'cursos'],
  ],
  6: [
    ['realizaEjercicio', 'nombreEjercicio'],
    ['nombreNumeroEmergencia', 'parentesco', 'numeroEmergencia'],
    ...habits.map((habit) => habitParts.map((part) => `${habit}${part}`)),
  ],
}

/**
 * Returns only the answers of a step that differ, and the answers of their groups (TOGETHER). Thus a new
 * weight does not reveal other health data.
 * @returns {} for both if nothing differs
 */
export function differingAnswers(
  step: StepNumber,
  before: object,
  after: object,
): { before: Answers; after: Answers } {
  const [one, two] = [
    new Map<string, unknown>(Object.entries(before)),
    new Map<string, unknown>(Object.entries(after)),
  ]
  const names = [...new Set([...one.keys(), ...two.keys()])]
  const differing = new Set(names.filter((name) => plainText(one.get(name)) !== plainText(two.get(name))))
  for (const group of TOGETHER[step] ?? [])
    if (group.some((name) => differing.has(name))) for (const name of group) differing.add(name)
  const pick = (answers: ReadonlyMap<string, unknown>): Answers =>
    Object.fromEntries([...answers].filter(([name]) => differing.has(name)))
  return { before: pick(one), after: pick(two) }
}
