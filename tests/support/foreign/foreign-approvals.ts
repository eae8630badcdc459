import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { makeLink } from '#contract/approvals/approval-links.ts'
import {
  decideApproval,
  listAsked,
  listToDecide,
  setSubstitute,
  withdrawApproval,
} from '#contract/approvals/approvals.ts'
import {
  authorizeIncidents,
  decideIncident,
  listIncidentsToDecide,
} from '#contract/approvals/incident-decisions.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import {
  authorizeVacancy,
  listPendingVacancies,
  markItemToken,
  readVacancy,
  rejectVacancy,
} from '#contract/approvals/vacancies.ts'
import { decideVisit, listPendingVisits } from '#contract/approvals/visits.ts'
import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import type { Tx } from '#server/db/connection.ts'
import { approvals, substitutes } from '#server/db/schema/approvals.ts'
import { itemTokens } from '#server/services/approvals/item-token.ts'
import { findPerson, openSession, sendAs } from '../server/people.ts'
import { sendOperation, type WireAnswer } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'
import { foreignPositions } from './foreign-positions.ts'

const ASKER = '100102'
const APPROVER = '100201'
const OTHERS = ['100101', '100103', '100301']
const MARK = 'UN MOTIVO QUE NADIE MÁS ESCRIBE'
const words: Partial<Record<ApprovalKind, object>> = {
  visita: {
    nombre: MARK,
    paterno: 'X',
    entrada: '08:00',
    salida: '09:00',
    razon: 'X',
    ubicacion: 'X',
    accion: 'X',
  },
  vacante: { puesto: MARK, razon: 'X', lugares: 1 },
  incidencia: { tipo: MARK },
}

async function itemOf(server: TestServer, kind: ApprovalKind): Promise<number> {
  const asker = await findPerson(server, ASKER)
  const approver = await findPerson(server, APPROVER)
  const day = '2031-05-06'
  const [row] = await server.db
    .insert(approvals)
    .values({
      kind,
      requesterId: asker.employeeId ?? 0,
      subjectId: kind === 'vacante' || kind === 'visita' ? null : asker.employeeId,
      approverId: approver.employeeId ?? 0,
      fromDay: kind === 'vacante' ? null : day,
      toDay: kind === 'vacante' ? null : day,
      details: { ...(words[kind] ?? { motivo: MARK }) },
      requestedAt: server.clock.now(),
    })
    .returning({ id: approvals.id })
  return row?.id ?? 0
}

async function tokenOf(server: TestServer, approvalId: number, login: string): Promise<string> {
  const employeeId = (await findPerson(server, login)).employeeId ?? 0
  const token = await openSession(server, login)
  const { db: tx, clock, services } = server
  return (await itemTokens({ tx: tx as Tx, clock, services, token }, employeeId))(approvalId)
}

async function stateOf(server: TestServer, id: number): Promise<string | undefined> {
  const [row] = await server.db.select().from(approvals).where(eq(approvals.id, id))
  return row?.state
}

/**
 * Returns a check of `send`. For other people, `send` changes nothing and responds as for an unknown id. For
 * the person `may`, `send` succeeds.
 */
function decidedByNobodyElse(
  kind: ApprovalKind,
  becomes: string,
  may: string,
  send: (server: TestServer, id: number, login: string) => Promise<WireAnswer>,
) {
  return async (server: TestServer) => {
    const id = await itemOf(server, kind)
    for (const login of OTHERS) {
      const answer = await send(server, id, login)
      const unknown = await send(server, 2_000_000_000, login)
      expect(answer.body).toEqual(unknown.body)
      expect(await stateOf(server, id)).toBe('waiting')
    }
    await send(server, id, may)
    expect(await stateOf(server, id)).toBe(becomes)
  }
}

function listedForNobodyElse(kind: ApprovalKind, operation: AnyOperation, input: object = {}) {
  return async (server: TestServer) => {
    await itemOf(server, kind)
    for (const login of OTHERS) {
      expect(JSON.stringify((await sendAs(server, operation, input, login)).body)).not.toContain(MARK)
    }
    expect(JSON.stringify((await sendAs(server, operation, input, APPROVER)).body)).toContain(MARK)
  }
}

async function substituteOfOther(server: TestServer): Promise<void> {
  const owner = await findPerson(server, APPROVER)
  const other = await findPerson(server, ASKER)
  const [row] = await server.db
    .insert(substitutes)
    .values({
      employeeId: owner.employeeId ?? 0,
      substituteId: other.employeeId ?? 0,
      fromDay: '2031-05-06',
      toDay: '2031-05-07',
      createdAt: server.clock.now(),
    })
    .returning({ id: substitutes.id })
  const id = row?.id ?? 0
  for (const login of [...OTHERS, ASKER]) {
    const answer = await sendAs(server, setSubstitute, { terminar: id }, login)
    expect(answer.body).toEqual(
      (await sendAs(server, setSubstitute, { terminar: 2_000_000_000 }, login)).body,
    )
  }
  expect((await sendAs(server, setSubstitute, { terminar: id }, APPROVER)).body).toEqual({ status: 'OK' })
}

async function vacancyOfOther(server: TestServer): Promise<void> {
  const id = await itemOf(server, 'vacante')
  for (const login of OTHERS) {
    const answer = await sendAs(server, readVacancy, { id }, login)
    expect(answer.body).toEqual((await sendAs(server, readVacancy, { id: 2_000_000_000 }, login)).body)
  }
  for (const login of [ASKER, APPROVER]) {
    expect(JSON.stringify((await sendAs(server, readVacancy, { id }, login)).body)).toContain(MARK)
  }
}

async function tokenOfOther(server: TestServer): Promise<void> {
  const id = await itemOf(server, 'vacante')
  const llave = await tokenOf(server, id, APPROVER)
  await sendAs(server, rejectVacancy, { status: 8, idVacante: id, comentarios: 'No' }, APPROVER)
  for (const login of OTHERS) {
    expect((await sendAs(server, markItemToken, { llave }, login)).body).toMatchObject({ status: 'ERROR' })
  }
  expect((await sendAs(server, markItemToken, { llave }, APPROVER)).body).toMatchObject({ status: 'OK' })
}

async function linkOfOther(server: TestServer): Promise<void> {
  const id = await itemOf(server, 'visita')
  for (const login of OTHERS) {
    const answer = await sendAs(server, makeLink, { id }, login)
    expect(answer.body).toEqual((await sendAs(server, makeLink, { id: 2_000_000_000 }, login)).body)
  }
  expect((await sendAs(server, makeLink, { id }, ASKER)).body).toMatchObject({ accion: 'entrar' })
  expect((await sendAs(server, makeLink, { id }, APPROVER)).body).toMatchObject({ accion: 'decidir' })
}

export const foreignApprovals = {
  ...foreignPositions,
  'IAU-01': decidedByNobodyElse('incidencia', 'refused', APPROVER, (server, id, login) =>
    sendAs(server, decideIncident, { idIncidencia: id, estatus: 3 }, login),
  ),
  'IAU-02': async (server: TestServer) => {
    const id = await itemOf(server, 'incidencia')
    for (const login of OTHERS) {
      await sendAs(server, authorizeIncidents, { idIncidencia: [id], estatus: 2 }, login)
      expect(await stateOf(server, id)).toBe('waiting')
    }
    await sendAs(server, authorizeIncidents, { idIncidencia: [id], estatus: 2 }, APPROVER)
    expect(await stateOf(server, id)).toBe('authorized')
  },
  'IAU-03': listedForNobodyElse('incidencia', listIncidentsToDecide),
  'REC-04': vacancyOfOther,
  'REC-27': decidedByNobodyElse('vacante', 'authorized', APPROVER, async (server, id, login) => {
    const token = await tokenOf(server, id, login)
    return sendOperation(server, authorizeVacancy, { id, estatus: 3, psw: token }, token)
  }),
  'REC-38': decidedByNobodyElse('vacante', 'refused', APPROVER, (server, id, login) =>
    sendAs(server, rejectVacancy, { status: 8, idVacante: id, comentarios: 'No' }, login),
  ),
  'REC-41': listedForNobodyElse('vacante', listPendingVacancies),
  'REC-42': tokenOfOther,
  'REC-46': 'takes no ids',
  'VIS-39': decidedByNobodyElse('visita', 'refused', APPROVER, async (server, id, login) => {
    const token = await tokenOf(server, id, login)
    const body = { token_visita: token, idVisita: id, estatus: 2, comentario: 'No', password: token }
    return sendAs(server, decideVisit, { ...body, esAdmin: true }, login)
  }),
  'VIS-56': listedForNobodyElse('visita', listPendingVisits),
  'P-91': 'takes no ids',
  'P-92': async (server: TestServer) => {
    await itemOf(server, 'descanso_laborado')
    for (const login of [...OTHERS, APPROVER]) {
      expect(JSON.stringify((await sendAs(server, listAsked, { pagina: 1 }, login)).body)).not.toContain(MARK)
    }
    expect(JSON.stringify((await sendAs(server, listAsked, { pagina: 1 }, ASKER)).body)).toContain(MARK)
  },
  'P-93': decidedByNobodyElse('descanso_laborado', 'withdrawn', ASKER, (server, id, login) =>
    sendAs(server, withdrawApproval, { id }, login),
  ),
  'P-94': listedForNobodyElse('descanso_laborado', listToDecide, { clases: ['descanso_laborado'] }),
  'P-95': decidedByNobodyElse('descanso_laborado', 'authorized', APPROVER, async (server, id, login) =>
    sendAs(
      server,
      decideApproval,
      { id, decision: 'autorizar', token: await tokenOf(server, id, login) },
      login,
    ),
  ),
  'P-96': 'takes no ids',
  'P-97': substituteOfOther,
  'P-271': 'takes no ids',
  'P-100': 'takes no ids',
  'P-10': 'takes no ids',
  'P-98': 'takes no ids',
  'P-99': linkOfOther,
} as const
