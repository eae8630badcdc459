import * as z from 'zod/mini'
import { operation } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber } from '../protocol/wire-values.ts'

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

/** CAJ-03 (JOB-13). The server repeats all checks. */
export const sendApplication = operation({
  id: 'CAJ-03',
  path: '/Nominas/AdmCajaAhorro/ws-caja-alu.php',
  access: 'employee',
  opcion: 3,
  summary: 'Apply for an internal vacancy',
  offline: 'queue',
  request: () =>
    z.object({
      idVacante: id,
      datos: z
        .array(z.object({ id: id, respuesta: neededText(z.trim(), z.minLength(1), z.maxLength(1000)) }))
        .check(z.maxLength(50)),
    }),
  response: () => z.object({ status: z.optional(z.nullable(z.string())) }),
  outcome: statusIs('OK'),
})
