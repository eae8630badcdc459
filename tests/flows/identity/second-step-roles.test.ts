import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '#tests/support/server/examples.ts'
import * as login from '#contract/identity/login.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import * as secondStep from '#contract/identity/second-step.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { secondStepTexts as texts, transportTexts } from '#server/texts.ts'
import { codeOf } from '#tests/support/people/authenticator.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { ask, post } from '#tests/support/server/hosts/legacy-call.ts'
import { openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { isWhole } from '#tests/support/server/whole.ts'

const PASSWORD = 'Portal.2026'
const HR = '100301'
const ADMIN = '100501'

const refused = (message: string) => ({ status: 'ERROR', message })

describe('MFA_ROLES', () => {
  let server: TestServer
  beforeAll(async () => {
    const environment = { MFA_ROLES: 'recursos-humanos, auditor' }
    server = await startServer({ database: 'pglite', clock: createStillClock(), environment })
  })
  afterAll(() => server.stop())

  it('changes nothing for a person with another role', async () => {
    for (const correo of ['100101', '100201', ADMIN]) {
      const answer = await ask(server, login.signIn, { correo, password: PASSWORD })
      expect(Object.keys(answer)).toEqual([
        'status',
        'token',
        'EstatusPass',
        'tokenLife',
        'entrega',
        'boletos',
      ])
      await ask(server, listNotifications, {}, answer.token)
    }
  })

  it.each(isWhole ? ['100301', '100401'] : ['100301'])(
    'lets %s do nothing but set up the second step',
    { tags: ['whole'] },
    async (correo) => {
      const { token, SegundoPaso } = await ask(server, login.signIn, { correo, password: PASSWORD })
      expect(SegundoPaso).toBe(0)
      const mayGoOn = new Set(['LOG-03', 'LOG-04', 'P-03', 'GEN-10', 'GEN-20', 'GEN-21', 'GEN-28', 'P-53'])
      const ofSetUp = new Set(['P-71', 'P-72', 'P-74'])
      const guarded = allOperations.filter(({ access }) => access !== 'public' && access !== 'provider')
      for (const operation of guarded) {
        if (mayGoOn.has(operation.id) || ofSetUp.has(operation.id)) continue
        const answer = await sendOperation(server, operation, exampleOf(operation).request, token)
        expect([operation.id, fieldOf(answer, 'message')]).toEqual([
          operation.id,
          transportTexts.mustSetSecondStep,
        ])
      }
      const { llave } = await ask(server, secondStep.beginSecondStep, { password: PASSWORD }, token)
      const codigo = codeOf(llave, server.clock.now())
      const input = { accion: 'activar', password: PASSWORD, codigo } as const
      const { codigos } = await ask(server, secondStep.changeSecondStep, input, token)
      await ask(server, listNotifications, {}, token)
      const off = { accion: 'quitar', password: PASSWORD, codigo: codigos[0] }
      expect((await post(server, secondStep.changeSecondStep, off, { token })).body).toEqual(
        refused(texts.demanded),
      )
      expect(await ask(server, secondStep.readSecondStep, {}, token)).toMatchObject({
        activo: true,
        obligatorio: true,
        codigos: 10,
      })
    },
  )
})

describe('two servers on one PostgreSQL', { tags: ['whole'] }, () => {
  let first: TestServer
  let second: TestServer
  beforeAll(async () => {
    const clock = createStillClock()
    first = await startServer({ database: 'postgres', clock })
    second = await startServer({ database: 'postgres', databaseUrl: first.databaseUrl ?? '', clock })
  })
  afterAll(async () => {
    await second.stop()
    await first.stop()
  })

  it('accept a code once when both receive it at the same time', async () => {
    const token = await openSession(first, HR)
    const { llave } = await ask(first, secondStep.beginSecondStep, { password: PASSWORD }, token)
    const codigo = codeOf(llave, first.clock.now(), -1)
    const input = { accion: 'activar', password: PASSWORD, codigo } as const
    const { codigos } = await ask(second, secondStep.changeSecondStep, input, token)
    const given = await post(second, login.signIn, { correo: HR, password: PASSWORD })
    const { paso } = given.body as { paso: string }
    for (const code of [codeOf(llave, first.clock.now()), ...codigos.slice(0, 5)]) {
      // The losing request counts as a wrong code. Another test covers its delay.
      await first.db.delete(rateLimits)
      const answers = await Promise.all(
        [first, second].map((server) => post(server, login.redeemSecondStep, { paso, codigo: code })),
      )
      const words = answers.map(({ body }) => (body as { status: string }).status)
      expect(words.sort()).toEqual(['ERROR', 'OK'])
    }
  })
})
