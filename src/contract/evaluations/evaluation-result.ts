import * as z from 'zod/mini'
import { wireNumber, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

/**
 * Result of an evaluation in P-120 and P-125, without any single answer of another person. Averages of other
 * people's answers need at least three people besides the reader. Only human resources also sees an overall
 * score from fewer people.
 */

/**
 * Score out of 100 in a category: of the other people together and of the evaluated person; null with too few
 * answers.
 */
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
    /**
     * Number of people who answered, without the evaluated person. With fewer than three besides the reader,
     * `otros` of each category is null.
     */
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
    /** Result of the previous revision, when the contract was extended after an evaluation. */
    anterior: z.nullable(scores()),
    /**
     * Strongest category of the other people's answers; '' with too few answers. `frase` is the sentence of the
     * medal that the category's best-rated question reached. `oportunidad` is the weakest category, with the
     * sentence of the next medal.
     */
    fortaleza: z.object({ categoria: wireText, frase: wireText }),
    oportunidad: z.object({ categoria: wireText, frase: wireText, siguiente: wireText }),
    /** Comments of at least three people besides the reader, without names or order; [] with fewer. */
    comentarios: z.object({ fortalezas: z.array(wireText), oportunidades: z.array(wireText) }),
  })
export type EvaluationResult = z.infer<ReturnType<typeof resultSchema>>
