import type { WireQuestion } from '#contract/jobs/jobs.ts'
import { type JobQuestion, questionKinds } from '#domain/jobs/questions.ts'

/** Converts a question. A legacy host sends only text questions, all of them required (ALU-03). */
export function toQuestion({ id, pregunta, clase, opciones, obligatoria }: WireQuestion): JobQuestion {
  const kind = questionKinds.find((each) => each === clase) ?? 'texto'
  const options = opciones ?? []
  return {
    id,
    text: pregunta,
    kind: kind === 'opcion' && options.length === 0 ? 'texto' : kind,
    options,
    isRequired: obligatoria ?? true,
  }
}
