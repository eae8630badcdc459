import { eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import * as recognition from '#contract/recognition/recognition.ts'
import * as desk from '#contract/recognition/recognition-desk.ts'
import { recognise } from '#contract/recognition/recognition-give.ts'
import { recognitions } from '../db/schema/recognition.ts'
import { records, recordsNothing } from './rules.ts'

export const recognitionRules = [
  records(recognition.withdrawRecognition, async ({ id }, { tx }) => {
    const [row] = await tx
      .select({ receiverId: recognitions.receiverId })
      .from(recognitions)
      .where(eq(recognitions.id, id))
    return {
      kind: 'recognition-withdrawn',
      subjectId: null,
      subjectEmployeeId: row?.receiverId ?? null,
      details: { recognition: id },
    }
  }),
  recordsNothing(desk.listRecognitions, 'recognitions that everybody saw on the wall'),
  // Recorded, because the exported file can leave the company. The file includes withdrawn recognitions with
  // names and reasons.
  records(desk.exportRecognitions, async (search, { done }) => ({
    kind: 'recognitions-exported',
    subjectId: null,
    details: {
      ...withoutEmpty({ principle: search.principio, department: search.departamento, month: search.mes }),
      ...withoutEmpty({ state: search.estado === 'todos' ? '' : search.estado }),
      // Leaves out the search text: it is usually a person's name.
      ...(search.buscar !== '' && { searched: true }),
      rows: (done as ResponseOf<typeof desk.exportRecognitions>).data.length,
    },
  })),
  recordsNothing(desk.readDeskFigures, 'counts of groups of five or more people, without names'),
  recordsNothing(recognise, 'the recognition is public on the wall'),
  recordsNothing(recognition.applaud, 'applause is visible to everybody'),
  recordsNothing(recognition.hideRecognition, 'the caller’s own recognition'),
]

function withoutEmpty(search: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''))
}
