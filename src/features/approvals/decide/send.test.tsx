import { expect, test, vi } from 'vitest'
import type { ItemToDecide } from '#contract/approvals.ts'
import { call } from '#core/transport/rpc.ts'
import { es } from '../texts.es.ts'
import { type Decision, sendDecision } from './send.ts'

vi.mock('#core/transport/rpc.ts')

const yes: Decision = { authorizes: true }
const no: Decision = { authorizes: false, reason: 'Le falta experiencia' }

test.each([
  ['apego', yes, 'Apego guardado. Ya avisamos.'],
  ['apego', no, 'La persona no sigue. Avisamos a quien lo pidió.'],
  ['candidato', yes, 'Se autorizó a la persona. Avisamos a quien lo pidió.'],
  ['candidato', no, 'La persona no sigue. Avisamos a quien lo pidió.'],
  ['tiempo_extra', no, 'Rechazada. Ya avisamos.'],
] as const)('what is said of %s after %o', async (kind, decision, text) => {
  vi.mocked(call).mockResolvedValue({ ok: true, value: { status: 'OK' } } as never)
  const more = { id: 8, token: 'x' } as ItemToDecide
  expect(await sendDecision({ kind, id: 8, more }, decision, es.decision)).toEqual({ ok: true, text })
})
