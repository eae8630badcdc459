import * as z from 'zod/mini'
import { wireNumber, wireNumberOrNull, wireText } from './wire-values.ts'

/** The result of an evaluation as P-120 and P-125 tell it: no single answer, no sum of fewer than three beside the reader. */

/** Points of 100 in one category: of the others together, and the person's own; null where too few have answered. */
const category = () => z.object({ nombre: wireText, otros: wireNumberOrNull, propia: wireNumberOrNull })

const scores = () =>
  z.object({
    revision: wireNumber,
    /** YYYY-MM-DD of the calculation. */
    fecha: wireText,
    calificacion: wireNumberOrNull,
    nivel: wireNumberOrNull,
    auto_calificacion: wireNumberOrNull,
    auto_nivel: wireNumberOrNull,
    /** How many others have answered. Fewer than three beside the reader: the categories hold nothing of theirs. */
    personas: wireNumber,
    categorias: z.array(category()),
  })
export type Scores = z.infer<ReturnType<typeof scores>>

export const resultSchema = () =>
  z.object({
    id: wireNumber,
    numero: wireText,
    nombre: wireText,
    puesto: wireText,
    departamento: wireText,
    foto: wireText,
    estatus: wireNumber,
    actual: z.nullable(scores()),
    /** Of the revision before, where the contract was extended after an evaluation. */
    anterior: z.nullable(scores()),
    /** The strongest and the weakest category of the others' answers with what the medal of it means; '' with too few. */
    fortaleza: z.object({ categoria: wireText, frase: wireText }),
    oportunidad: z.object({ categoria: wireText, frase: wireText, siguiente: wireText }),
    /** What at least three have written, without names, in no order: [] with fewer. */
    comentarios: z.object({ fortalezas: z.array(wireText), oportunidades: z.array(wireText) }),
  })
export type EvaluationResult = z.infer<ReturnType<typeof resultSchema>>
