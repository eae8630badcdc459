import { expect } from 'vitest'
import * as contract from '#contract/requests/disputes.ts'
import { type AnyOperation, fillPath } from '#contract/protocol/operation.ts'
import { companyDate } from '#domain/time/dates.ts'
import { openSession, sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import { dataUrl } from '../files/sample-files.ts'
import type { TestServer } from '../server/server.ts'

export const OWNER = '100102'

export function evidencePath(emplid: string, tipoEvidencia: number, evidencia: string): string {
  return fillPath(contract.readEvidence.path, { emplid, tipoEvidencia, evidencia }).path
}

export function evidenceOf(server: TestServer) {
  const ask = async (operation: AnyOperation, input: object, login = OWNER) =>
    sendAs(server, operation, input, login)

  const request = (evidencia: readonly string[]) => ({
    motivo: 'Descuento',
    fechaInconformidad: companyDate(server.clock.now().getTime()),
    comentario: 'Va la foto de mi vale',
    evidencia: [...evidencia],
  })

  /** @param login null sends no token */
  async function fetchPath(path: string, login: string | null): Promise<Response> {
    if (login === null) return server.fetch(path)
    return server.fetch(path, { headers: { authorization: `Bearer ${await openSession(server, login)}` } })
  }

  return {
    ask,
    request,
    fetchPath,
    async create(...files: Uint8Array[]): Promise<number> {
      const answer = await ask(contract.createDispute, request(files.map((file) => dataUrl(file))))
      expect(answer.body).toEqual({ status: 'OK', id: expect.any(Number) })
      return Number(fieldOf(answer, 'id'))
    },
    async names(id: number, tipoEvidencia: 1 | 2 = 1): Promise<string[]> {
      const answer = await ask(contract.listEvidence, { id, tipoEvidencia })
      const rows = (fieldOf(answer, 'evidencia') ?? []) as { emplid: string; evidencia: string }[]
      expect(rows.every(({ emplid }) => emplid === OWNER)).toBe(true)
      return rows.map(({ evidencia }) => evidencia)
    },
    async bytesOf(name: string, kind = 1): Promise<Buffer> {
      const response = await fetchPath(evidencePath(OWNER, kind, name), OWNER)
      expect(response.status).toBe(200)
      return Buffer.from(await response.arrayBuffer())
    },
  }
}
