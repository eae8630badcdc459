import * as z from 'zod/mini'
import { passwordText } from './login.ts'
import { companyFields } from '../people/people.ts'

/**
 * Endpoint that creates the first administrator; no operation of the contract. The server answers only requests
 * from its own machine, and only until there is an administrator.
 */
export const FIRST_START_PATH = '/api/primera-vez'

export const firstStartState = () =>
  z.object({
    status: z.literal('OK'),
    pideCompania: z.boolean(),
  })

const name = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

export const firstStartRequest = () =>
  z.object({
    codigo: z.string().check(z.maxLength(60)),
    compania: z.nullable(z.object(companyFields())),
    numero: z.string().check(z.trim(), z.regex(/^[0-9]{1,10}$/)),
    nombre: name(60),
    paterno: name(60),
    materno: z.string().check(z.trim(), z.maxLength(60)),
    correo: z.string().check(z.trim(), z.maxLength(120)),
    password: passwordText(),
  })
export type FirstStartRequest = z.infer<ReturnType<typeof firstStartRequest>>
