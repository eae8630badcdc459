import * as z from 'zod/mini'
import { passwordText } from './login.ts'
import { companyFields } from './people.ts'

/**
 * The first administrator of a server that has none. No operation of the contract: it answers this machine alone, and
 * nobody any more once there is one.
 */
export const FIRST_START_PATH = '/api/primera-vez'

/** GET. */
export const firstStartState = () =>
  z.object({
    status: z.literal('OK'),
    /** There is none: whoever is first says which. */
    pideCompania: z.boolean(),
  })

const name = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** POST. */
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
