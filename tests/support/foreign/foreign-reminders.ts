import { expect } from 'vitest'
import { readIncidents } from '#contract/approvals/incidents.ts'
import { confirmPtuDays, readSurveyState, recordSurveyAnswers } from '#contract/notifications/reminders.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { ptuCounts, satisfactionSurveys } from '#server/db/schema/reminders.ts'
import { findPerson, sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

const VICTIM = '100102'
const OTHERS = ['100101', '100201', '100301']

/**
 * Nobody confirms another person's PTU days: the server ignores the person in the request, and the caller has no PTU
 * days in that year.
 */
async function ptuOfOther(server: TestServer): Promise<void> {
  const [before] = await server.db.select().from(ptuCounts)
  for (const login of OTHERS) {
    const answer = await sendAs(server, confirmPtuDays, { ejercicio: before?.year, emplid: VICTIM }, login)
    expect(fieldOf(answer, 'status')).toBe('ERROR')
  }
  expect(await server.db.select().from(ptuCounts)).toEqual([before])
}

async function surveyOfOther(server: TestServer): Promise<void> {
  for (const login of OTHERS) {
    const answer = await sendAs(server, readSurveyState, { folio: VICTIM }, login)
    expect(answer.http).toBe(403)
    expect(answer.body).toEqual({ status: 'ERROR', message: 'Solo puedes ver tu propia información.' })
  }
  expect((await sendAs(server, readSurveyState, { folio: VICTIM }, VICTIM)).http).toBe(200)
}

async function answersOfOther(server: TestServer): Promise<void> {
  const before = await server.db.select().from(satisfactionSurveys)
  for (const login of ['100101', '100104', '100201']) {
    const answer = await sendAs(server, recordSurveyAnswers, { folios: ['100104'] }, login)
    expect(answer.http).toBe(403)
  }
  expect(await server.db.select().from(satisfactionSurveys)).toEqual(before)
}

async function incidentOfOther(server: TestServer): Promise<void> {
  const victim = await findPerson(server, VICTIM)
  const leader = await findPerson(server, '100201')
  const day = '2026-05-04'
  const [row] = await server.db
    .insert(approvals)
    .values({
      kind: 'incidencia',
      requesterId: victim.employeeId ?? 0,
      subjectId: victim.employeeId ?? 0,
      approverId: leader.employeeId ?? 0,
      details: { tipo: 'Trabajo en casa' },
      fromDay: day,
      toDay: day,
      requestedAt: server.clock.now(),
    })
    .returning({ id: approvals.id })
  const id = row?.id ?? 0
  for (const login of ['100101', '100103', '100301']) {
    const answer = await sendAs(server, readIncidents, { id }, login)
    expect(answer.body).toEqual({ status: 'ERROR', message: 'Solo puedes ver tu propia información.' })
    expect((await sendAs(server, readIncidents, { id: 2_000_000_000 }, login)).body).toEqual(answer.body)
    const list = await sendAs(server, readIncidents, { id: 0 }, login)
    expect(JSON.stringify(list.body)).not.toContain(day)
  }
  for (const login of [VICTIM, '100201']) {
    expect(JSON.stringify((await sendAs(server, readIncidents, { id }, login)).body)).toContain(day)
  }
}

export const foreignReminders = {
  'GEN-27': 'takes no ids',
  'NODE-08': surveyOfOther,
  'NODE-14': 'takes no ids',
  'P-45': ptuOfOther,
  'P-46': answersOfOther,
  'IAU-04': incidentOfOther,
  'IAU-05': 'takes no ids',
  'P-08': 'takes no ids',
} as const
