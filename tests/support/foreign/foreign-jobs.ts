import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { sendApplication } from '#contract/jobs/job-application.ts'
import * as desk from '#contract/jobs/job-desk.ts'
import { listOwnApplications, readEligibility } from '#contract/jobs/jobs.ts'
import { tables } from '#server/db/schema/tables.ts'
import { findPerson, sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'
import { onlyHumanResources } from './only-human-resources.ts'

const { jobApplications, jobPostings } = tables

async function applicationsOfOther(server: TestServer): Promise<void> {
  const idsOf = async (login: string) => {
    const answer = await sendAs(server, listOwnApplications, { id: 1 }, login)
    return (fieldOf(answer, 'data') as { id: number }[]).map(({ id }) => id)
  }
  const own = await idsOf('100101')
  expect(own.length).toBeGreaterThan(0)
  for (const login of ['100102', '100104', '100301']) {
    expect((await idsOf(login)).filter((id) => own.includes(id))).toEqual([])
  }
}

async function factsOfOther(server: TestServer): Promise<void> {
  const of = async (login: string) =>
    fieldOf(await sendAs(server, readEligibility, { emplid: '100102' }, login), 'data')
  expect(await of('100102')).toMatchObject({ cuadrante: 8 })
  expect(await of('100101')).toMatchObject({ cuadrante: 3 })
}

async function applyForOther(server: TestServer): Promise<void> {
  const victim = await findPerson(server, '100102')
  const before = await server.db.$count(
    jobApplications,
    eq(jobApplications.employeeId, victim.employeeId ?? 0),
  )
  const [posting] = await server.db
    .select()
    .from(jobPostings)
    .where(and(eq(jobPostings.areaId, 7)))
  await sendAs(
    server,
    sendApplication,
    { idVacante: posting?.vacancyId ?? 0, datos: [], emplid: '100102', idEmpleado: '100102' },
    '100103',
  )
  const after = await server.db.$count(
    jobApplications,
    eq(jobApplications.employeeId, victim.employeeId ?? 0),
  )
  expect(after).toBe(before)
}

export const foreignJobs = {
  'CAJ-02': 'takes no ids',
  'ALU-02': 'takes no ids',
  'ALU-03': 'takes no ids',
  'NODE-05': factsOfOther,
  'CAJ-03': applyForOther,
  'P-126': applicationsOfOther,
  'P-127': onlyHumanResources(desk.listPostings),
  'P-128': onlyHumanResources(desk.readPosting),
  'P-129': onlyHumanResources(desk.publishPosting),
  'P-130': onlyHumanResources(desk.closePosting),
  'P-131': onlyHumanResources(desk.listApplications),
  'P-132': onlyHumanResources(desk.readApplication),
  'P-133': onlyHumanResources(desk.moveApplication),
  'P-134': onlyHumanResources(desk.noteApplication),
} as const
