import { eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/operation.ts'
import * as recognition from '#contract/recognition.ts'
import * as desk from '#contract/recognition-desk.ts'
import { recognise } from '#contract/recognition-give.ts'
import { recognitions } from '../db/schema/recognition.ts'
import { records, recordsNothing } from './rules.ts'

/** Recognitions withdrawn or exported by human resources. */
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
  recordsNothing(desk.listRecognitions, 'what is read there stood on the wall, seen by everybody'),
  // The export leaves the company and includes withdrawn ones with names and reasons.
  records(desk.exportRecognitions, async (search, { done }) => ({
    kind: 'recognitions-exported',
    subjectId: null,
    details: {
      ...given({ principle: search.principio, department: search.departamento, month: search.mes }),
      ...given({ state: search.estado === 'todos' ? '' : search.estado }),
      // The search text is left out, because it is mostly a person's name.
      ...(search.buscar !== '' && { searched: true }),
      rows: (done as ResponseOf<typeof desk.exportRecognitions>).data.length,
    },
  })),
  recordsNothing(desk.readDeskFigures, 'counts of groups of five or more, nobody by name'),
  recordsNothing(recognise, 'what somebody says to a colleague stands on the wall'),
  recordsNothing(recognition.applaud, 'whoever applauds is no secret and no business of an auditor'),
  recordsNothing(recognition.hideRecognition, 'it is the person’s own'),
]

function given(asked: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
}
