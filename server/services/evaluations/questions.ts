import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { qualities, qualityQuestions } = tables

export interface Quality {
  id: number
  name: string
  questions: (typeof qualityQuestions.$inferSelect)[]
}

export async function readQualities(tx: Tx, surveyType: number): Promise<Quality[]> {
  const rows = await tx
    .select({ quality: qualities, question: qualityQuestions })
    .from(qualities)
    .innerJoin(qualityQuestions, eq(qualityQuestions.qualityId, qualities.id))
    .where(eq(qualities.surveyType, surveyType))
    .orderBy(asc(qualities.position), asc(qualityQuestions.position))
  const byId = new Map<number, Quality>()
  for (const { quality, question } of rows) {
    const known = byId.get(quality.id) ?? { id: quality.id, name: quality.name, questions: [] }
    known.questions.push(question)
    byId.set(quality.id, known)
  }
  return [...byId.values()]
}

export function countQuestions(all: readonly Quality[]): number {
  return all.reduce((sum, { questions }) => sum + questions.length, 0)
}
