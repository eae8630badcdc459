import { afterEach, expect, test, vi } from 'vitest'
import { decideApproval, type ItemToDecide } from '#contract/approvals/approvals.ts'
import { keyOf, serviceHere } from '../../../../tests/support/device/service-here.ts'
import { es } from '../texts.es.ts'
import { type Decision, sendDecision } from './send.ts'

afterEach(() => vi.unstubAllGlobals())

const yes: Decision = { authorizes: true }
const ready: Decision = { authorizes: true, place: 'Recógela en caseta.' }
const no: Decision = { authorizes: false, reason: 'Le falta experiencia' }

test.each([
  ['apego', yes, 'Guardado. Ya avisamos.'],
  ['apego', no, 'Descartaste a la persona. Avisamos a quien lo pidió.'],
  ['candidato', yes, 'Se autorizó a la persona. Avisamos a quien lo pidió.'],
  ['candidato', no, 'Descartaste a la persona. Avisamos a quien lo pidió.'],
  ['tiempo_extra', no, 'Rechazada. Ya avisamos.'],
  ['carta', ready, 'Carta lista. Ya avisamos.'],
  ['carta', no, 'Rechazada. Ya avisamos.'],
] as const)('sends the decision on %s and returns its message: %o', async (kind, decision, text) => {
  const sent = serviceHere(() => Response.json({ status: 'OK' }))
  const more = { id: 8, token: 'x' } as ItemToDecide
  expect(await sendDecision({ kind, id: 8, more }, decision, es.decision)).toEqual({ ok: true, text })
  const said = decision.authorizes
    ? { decision: 'autorizar', ...(decision.place !== undefined && { comentario: decision.place }) }
    : { decision: 'rechazar', comentario: decision.reason }
  expect(sent).toEqual([{ key: keyOf(decideApproval), body: { id: 8, token: 'x', ...said } }])
})
