import { beforeAll, expect, test } from 'vitest'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { readUser, signIn } from '#contract/identity/login.ts'
import { recognise } from '#contract/recognition/recognition-give.ts'
import { fileTexts, loginTexts, transportTexts } from '#server/texts.ts'
import { post } from '#tests/support/server/hosts/legacy-call.ts'
import { openSession } from '#tests/support/server/people.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import { sharedServer } from '#tests/support/server/shared-server.ts'

const OURS = { 'accept-language': 'en' }
const SPANISH: Record<string, string>[] = [
  {},
  { 'accept-language': 'es-MX' },
  { 'accept-language': 'en-US,en;q=0.9' },
  { 'accept-language': '*' },
]

let server: TestServer
let token: string
beforeAll(async () => {
  server = await sharedServer()
  token = await openSession(server, '100101')
})

/**
 * @returns the response to all Spanish headers, which must be the same, and the response to English screens
 */
async function both(ask: (headers: Record<string, string>) => Promise<{ http: number; body: unknown }>) {
  const spanish = []
  for (const headers of SPANISH) spanish.push(await ask(headers))
  const [first] = spanish
  for (const each of spanish) expect(each).toEqual(first)
  return { es: first, en: await ask(OURS) }
}

const legacy =
  (operation: Parameters<typeof post>[1], input: object, mine = token) =>
  async (headers: Record<string, string>) => {
    const { http, body } = await post(server, operation, input, { token: mine, headers })
    return { http, body }
  }

const plain =
  (path: string, init: RequestInit = {}) =>
  async (headers: Record<string, string>) => {
    const answer = await server.fetch(path, { ...init, headers: { ...(init.headers as object), ...headers } })
    return { http: answer.status, body: (await answer.json()) as unknown }
  }

test('translates the refusal of a wrong password', async () => {
  // Each attempt uses another name, because repeated guesses are delayed.
  let turn = 0
  const wrong = (headers: Record<string, string>) =>
    legacy(signIn, { correo: `nobody-${(turn += 1)}`, password: 'no es' })(headers)
  expect(await both(wrong)).toEqual({
    es: { http: 200, body: { status: 'ERROR', message: loginTexts.wrong } },
    en: { http: 200, body: { status: 'ERROR', message: 'Wrong username or password' } },
  })
})

test('translates the refusal of a missing field, with its name', async () => {
  expect(await both(legacy(recognise, { razon: 'x', valor: 'y' }))).toEqual({
    es: { http: 200, body: { status: 'ERROR', message: transportTexts.missingField('valorado') } },
    en: { http: 200, body: { status: 'ERROR', message: 'The field valorado is missing.' } },
  })
})

test('translates the refusal of a document, which is in `detalles`', async () => {
  const file = `data:application/pdf;base64,${btoa('no PDF at all')}`
  const paper = {
    empleado: '100101',
    idTipo: 1,
    filename: 'acta.pdf',
    extension: 'pdf',
    file,
    estatusColaborador: 0,
    esAdmin: 0,
  }
  expect(await both(legacy(uploadDocument, paper))).toEqual({
    es: { http: 200, body: { status: 'ERROR', detalles: fileTexts.refused.notAllowed } },
    en: { http: 200, body: { status: 'ERROR', detalles: 'Upload a PDF or a JPG, PNG or HEIC photo.' } },
  })
})

test('translates the refusals of a forbidden operation, an unknown path and a body that is too large', async () => {
  const list = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-auth-token': token },
    body: JSON.stringify({ pagina: 1 }),
  }
  expect(await both(plain('/api/portal/personas/lista', list))).toEqual({
    es: { http: 403, body: { status: 'ERROR', message: transportTexts.forbidden } },
    en: { http: 403, body: { status: 'ERROR', message: 'You’re not allowed to do this.' } },
  })
  expect(await both(plain('/api/nothing-here'))).toEqual({
    es: { http: 404, body: { status: 'ERROR', message: transportTexts.unknownPath } },
    en: {
      http: 404,
      body: { status: 'ERROR', message: 'Your portal doesn’t have this yet. Everything else still works.' },
    },
  })
  const body = JSON.stringify({ Opcion: 1, texto: 'x'.repeat(200_000) })
  const large = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  expect(await both(plain('/Valores/ws-valores.php', large))).toEqual({
    es: { http: 413, body: { status: 'ERROR', message: transportTexts.tooLarge } },
    en: { http: 413, body: { status: 'ERROR', message: 'The request is too large.' } },
  })
})

test('keeps the message of an expired session in Spanish, because clients recognise it', async () => {
  const { es, en } = await both(legacy(readUser, {}, 'no-such-token'))
  expect(en).toEqual(es)
  expect(JSON.stringify(en)).toContain('Token inválido')
})
