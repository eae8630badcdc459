import { request as httpRequest } from 'node:http'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/requests/disputes.ts'
import { disputeEvidence, disputes } from '#server/db/schema/clarifications.ts'
import { employees } from '#server/db/schema/people.ts'
import { ownDataTexts } from '#server/texts.ts'
import { evidenceOf, evidencePath, OWNER } from '#tests/support/people/evidence.ts'
import { openSession } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { photoWithPlace } from '#tests/support/files/sample-files.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Access to pictures of disputes, and attempts to bypass it (STA-01, INC-09, EVID-07). */

let server: TestServer
let evidence: ReturnType<typeof evidenceOf>
let photo: Buffer
let name: string

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  evidence = evidenceOf(server)
  photo = await photoWithPlace()
  name = (await evidence.names(await evidence.create(photo)))[0] ?? ''
})
afterAll(() => server.stop())

describe('STA-01: access to evidence pictures', () => {
  test('EVID-07: serves the owner and human resources a picture that is not cached and not shown as a page', async () => {
    for (const login of [OWNER, '100301']) {
      const response = await evidence.fetchPath(evidencePath(OWNER, 1, name), login)
      expect(response.status).toBe(200)
      const header = (key: string) => response.headers.get(key)
      expect(header('content-type')).toBe('image/jpeg')
      expect(header('x-content-type-options')).toBe('nosniff')
      expect(header('cache-control')).toBe('no-store')
      expect(header('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(header('content-disposition')).toBe('attachment; filename="evidencia.jpg"')
      expect(header('set-cookie')).toBeNull()
    }
  })

  test('answers other employees with the same 404 as for an unknown picture, and refuses all others', async () => {
    const invented = `${'0'.repeat(32)}.jpg`
    for (const login of ['100101', '100201']) {
      const answers = await Promise.all(
        [evidencePath(OWNER, 1, name), evidencePath(OWNER, 1, invented), evidencePath('999999', 1, name)].map(
          async (path) => {
            const response = await evidence.fetchPath(path, login)
            return [response.status, await response.text()]
          },
        ),
      )
      expect(answers[0]).toEqual([
        404,
        '{"status":"ERROR","message":"Esto todavía no está en tu portal. Lo demás sigue funcionando."}',
      ])
      expect(new Set(answers.map(String)).size).toBe(1)
      expect((await evidence.fetchPath(evidencePath(login, 1, name), login)).status).toBe(404)
    }
    expect((await evidence.fetchPath(evidencePath('100101', 1, name), '100301')).status).toBe(404)
    for (const login of ['candidato', 'externo']) {
      expect((await evidence.fetchPath(evidencePath(OWNER, 1, name), login)).status).toBe(403)
    }
    const nobody = await evidence.fetchPath(evidencePath(OWNER, 1, name), null)
    expect([nobody.status, fieldOfText(await nobody.text(), 'status')]).toEqual([401, 'EXPSESSION'])
  })

  test('INC-09 refuses others with the same message whether the dispute exists or not', async () => {
    const [row] = await server.db
      .select({ id: disputes.id })
      .from(disputes)
      .innerJoin(employees, eq(employees.id, disputes.employeeId))
      .where(and(eq(employees.number, OWNER), eq(disputes.state, 1)))
    for (const login of ['100101', '100201']) {
      for (const id of [row?.id, 999_999]) {
        const answer = await evidence.ask(contract.listEvidence, { id, tipoEvidencia: 1 }, login)
        expect(answer.body).toEqual({ status: 'ERROR', message: ownDataTexts.notYours })
      }
    }
  })

  test('accepts the folders in any letter case, the file name only as it is', async () => {
    const [folder] = evidencePath(OWNER, 1, name).split(`/${name}`)
    for (const path of [`${folder?.toUpperCase()}/${name}`, `${folder?.toLowerCase()}/${name}`]) {
      expect([path, (await evidence.fetchPath(path, OWNER)).status]).toEqual([path, 200])
    }
    expect((await evidence.fetchPath(evidencePath(OWNER, 1, name.toUpperCase()), OWNER)).status).toBe(404)
  })

  test.each([
    ['no name', (path: string) => path.replace(/[^/]+$/, '')],
    ['an unknown kind', (path: string) => path.replace('/1/', '/3/')],
    ['a kind above the integer range', (path: string) => path.replace('/1/', '/99999999999999999999/')],
    ['a word as kind', (path: string) => path.replace('/1/', '/uno/')],
    ['a fraction as kind', (path: string) => path.replace('/1/', '/1.5/')],
    ['parent folders', (path: string) => path.replace('/1/', '/2/../1/../../100101/1/')],
    ['encoded parent folders', (path: string) => path.replace('/1/', '/1/%2e%2e/%2e%2e/100101/1/')],
    ['an encoded slash', (path: string) => path.replace('/1/', '/1%2F')],
    ['a doubly encoded slash', (path: string) => path.replace('/1/', '/1%252F')],
    [
      'an encoded path out of the folder',
      (path: string) => path.replace(/[^/]+$/, '..%2F..%2F..%2Fetc%2Fpasswd'),
    ],
    ['backslashes', (path: string) => path.replace(/[^/]+$/, '..%5C..%5Csecret.key')],
    ['a null character', (path: string) => `${path}%00.png`],
    ['invalid UTF-8', (path: string) => path.replace(/[^/]+$/, '%FF%FE')],
    ['a longer name', (path: string) => `${path}.jpg`],
    ['a wildcard', (path: string) => path.replace(/[^/]+$/, '%25')],
    ['another wildcard', (path: string) => path.replace(/[^/]+$/, '*.jpg')],
    [
      'the key of a file',
      (path: string) => path.replace(/[^/]+$/, encodeURIComponent('demo/100101/evidencia-0')),
    ],
    ['a name of 6,000 letters', (path: string) => path.replace(/[^/]+$/, 'x'.repeat(6000))],
    ['an owner after the owner', (path: string) => `${path}?emplid=100101&evidencia=otra.jpg`],
  ])('serves no other picture for a path with %s', async (what, change) => {
    const path = change(evidencePath(OWNER, 1, name))
    const [status, type] = await rawGet(path, await openSession(server, OWNER))
    const isRight = what === 'an owner after the owner'
    expect([what, status, type]).toEqual([what, isRight ? 200 : 404, isRight ? 'image/jpeg' : type])
    if (!isRight) expect(type).not.toMatch(/image/)
  })

  test('refuses to write or delete a picture', async () => {
    const token = await openSession(server, OWNER)
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const path = evidencePath(OWNER, 1, name)
      const response = await server.fetch(path, { method, headers: { authorization: `Bearer ${token}` } })
      expect([method, response.status]).toEqual([method, 405])
    }
    await evidence.bytesOf(name)
  })

  test('answers 404 for a picture whose file is missing', async () => {
    const gone = (await evidence.names(await evidence.create(photo)))[0] ?? ''
    const place = eq(disputeEvidence.fileName, gone)
    const fileKey = `00/${'0'.repeat(46)}`
    await server.db.update(disputeEvidence).set({ fileKey }).where(place)
    expect((await evidence.fetchPath(evidencePath(OWNER, 1, gone), OWNER)).status).toBe(404)
  })

  test('the demo has pictures for requests and for answers', {
    tags: ['whole'],
  }, async () => {
    const answer = await evidence.ask(contract.listDisputes, { ruta: '' }, '100101')
    const rows = fieldOf(answer, 'inconformidad') as contract.Dispute[]
    const counts = []
    for (const { id } of rows) {
      for (const tipoEvidencia of [1, 2]) {
        const found = await evidence.ask(contract.listEvidence, { id: Number(id), tipoEvidencia }, '100101')
        const list = (fieldOf(found, 'evidencia') ?? []) as { evidencia: string }[]
        counts.push(list.length)
        for (const { evidencia } of list) {
          const response = await evidence.fetchPath(
            evidencePath('100101', tipoEvidencia, evidencia),
            '100101',
          )
          const { format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
          expect(format).toBe('jpeg')
        }
      }
    }
    expect(counts).toEqual([2, 0, 1, 1, 0, 0])
  })
})

function fieldOfText(text: string, field: string): unknown {
  return (JSON.parse(text) as Record<string, unknown>)[field]
}

/** Sends the path unchanged; fetch would normalize it. */
function rawGet(path: string, token: string): Promise<[number | undefined, string | undefined]> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const sent = httpRequest({ hostname, port, path, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve([response.statusCode, response.headers['content-type']]))
    })
    sent.on('error', reject)
    sent.end()
  })
}
