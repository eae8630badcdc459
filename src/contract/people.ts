import { ROLES } from '#domain/roles.ts'
import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from './wire-values.ts'

/** Accounts, ours: whoever administers the portal adds people, closes and reopens accounts and gives roles. */

export const PEOPLE_PER_PAGE = 20
export const CLOSE_REASON_LENGTH = 200
/** More places than a group has. */
const PLACES = 200

const common = {
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'administrator',
  offline: 'online',
  method: 'POST',
  outcome: statusIs('OK'),
} as const

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const text = (most: number) => neededText(z.trim(), z.minLength(1), z.maxLength(most))
const free = (most: number) => neededText(z.trim(), z.maxLength(most))
const role = () => z.enum(ROLES)
const changed = () => z.object({ status: z.literal('OK'), espera: wireFlag })
const done = () => z.object({ status: z.literal('OK') })
const oneTime = () =>
  z.object({
    status: z.literal('OK'),
    id: wireNumber,
    nombre: wireText,
    usuario: wireText,
    temporal: wireText,
  })

const listed = () =>
  z.object({
    id: wireNumber,
    /** '' without an employee record. */
    numero: wireText,
    nombre: wireText,
    usuario: wireText,
    puesto: wireText,
    abierta: wireFlag,
    roles: z.array(role()),
  })
export type ListedPerson = z.infer<ReturnType<typeof listed>>

export const peopleFilters = ['todas', 'roles', 'cerradas'] as const
export type PeopleFilter = (typeof peopleFilters)[number]

/** P-60: by name. `buscar`: the beginnings of words of name, user or mail, or of the number; accents don't matter. */
export const listPeople = endpoint({
  ...common,
  id: 'P-60',
  path: '/api/portal/personas/lista',
  summary: 'People with an account',
  request: () =>
    z.object({
      buscar: z.optional(neededText(z.maxLength(60))),
      filtro: z.optional(z.enum(peopleFilters)),
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
    }),
  response: () => z.object({ status: z.literal('OK'), data: z.array(listed()), total: wireNumber }),
})

const person = () =>
  z.extend(listed(), {
    correo: wireText,
    tipo: z.enum(['empleado', 'candidato', 'sinExpediente']),
    compania: wireText,
    departamento: wireText,
    planta: wireText,
    /** 1 to 3; 0 without an employee record. */
    turno: wireNumber,
    lider: wireText,
    /** YYYY-MM-DD, '' without an employee record. */
    ingreso: wireText,
    /** The one-time password was not changed yet. */
    debeCambiar: wireFlag,
    /** dd/mm/yyyy HH:mm:ss. */
    alta: wireText,
    /** '' while it is open. */
    cierre: wireText,
    motivo: wireText,
    /** The caller: nobody changes their own roles. */
    esPropia: wireFlag,
  })
export type AccountPerson = z.infer<ReturnType<typeof person>>

/** P-61: what administering an account needs, nothing of pay, papers or identity numbers. */
export const readPerson = endpoint({
  ...common,
  id: 'P-61',
  path: '/api/portal/personas/detalle',
  summary: "A person's account and roles",
  request: () => z.object({ id }),
  response: () => z.object({ status: z.literal('OK'), persona: person() }),
})

const named = () => z.object({ id: wireText, nombre: wireText })
const place = () => z.object({ id: wireNumber, nombre: wireText })

/** P-62. */
export const readPeopleLists = endpoint({
  ...common,
  id: 'P-62',
  path: '/api/portal/personas/catalogos',
  summary: 'Companies, departments, plants and pay groups for a new person',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.literal('OK'),
      companias: z.array(named()),
      departamentos: z.array(z.extend(named(), { planta: wireText })),
      plantas: z.array(place()),
      grupos: z.array(place()),
    }),
})

const newPersonFields = () => ({
  tipo: z.enum(['empleado', 'candidato']),
  numero: text(20),
  nombre: text(60),
  paterno: text(60),
  materno: free(60),
  nacimiento: text(10),
  sexo: z.enum(['H', 'M']),
  curp: free(30),
  rfc: free(30),
  nss: free(30),
  puesto: free(80),
  ingreso: text(10),
  lider: free(20),
  correo: free(120),
  usuario: free(40),
})

/** P-63: answers the first one-time password, once. A candidate belongs to the company of candidates. */
export const addPerson = endpoint({
  ...common,
  id: 'P-63',
  path: '/api/portal/personas/alta',
  summary: 'Add a person with an account',
  request: () =>
    z.object({
      ...newPersonFields(),
      compania: free(20),
      departamento: text(20),
      grupo: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
      turno: wireNumber.check(z.int(), z.minimum(1), z.maximum(3)),
    }),
  response: oneTime,
})

/** P-64: ends sessions, sealed deliveries, pushes and codes; who it was can't come back in. */
export const closeAccount = endpoint({
  ...common,
  id: 'P-64',
  path: '/api/portal/personas/cerrar',
  summary: "Close a leaver's account",
  request: () => z.object({ id, motivo: text(CLOSE_REASON_LENGTH) }),
  response: done,
})

/** P-65: with a new one-time password; the old password stays what it was then, worth nothing. Roles are not given back. */
export const reopenAccount = endpoint({
  ...common,
  id: 'P-65',
  path: '/api/portal/personas/reabrir',
  summary: 'Reopen an account with a one-time password',
  request: () => z.object({ id }),
  response: oneTime,
})

/**
 * P-66 and P-67: never one's own, and the last administrator stays one. Again is the same. `espera`: it takes effect when
 * another administrator has confirmed it (P-206). `companias`, `plantas`: whose people the role reaches, by code and id;
 * without them, all. Given again for others, it reaches those from then on.
 */
export const giveRole = endpoint({
  ...common,
  id: 'P-66',
  path: '/api/portal/personas/dar-rol',
  summary: 'Give a role, or propose it to a second administrator',
  request: () =>
    z.object({
      id,
      rol: role(),
      companias: z.optional(z.nullable(z.array(text(20)).check(z.minLength(1), z.maxLength(PLACES)))),
      plantas: z.optional(z.nullable(z.array(id).check(z.minLength(1), z.maxLength(PLACES)))),
    }),
  response: changed,
})

export const takeRole = endpoint({
  ...common,
  id: 'P-67',
  path: '/api/portal/personas/quitar-rol',
  summary: 'Take a role, or propose it to a second administrator',
  request: () => z.object({ id, rol: role() }),
  response: changed,
})

/** P-68: `planta` is an id, or null with `plantaNueva`, its name, or '' for none. The same name again is the same one. */
export const addDepartment = endpoint({
  ...common,
  id: 'P-68',
  path: '/api/portal/personas/departamento',
  summary: 'Add a department, with its plant where that is new, too',
  request: () =>
    z.object({
      nombre: text(60),
      planta: z.optional(z.nullable(id)),
      plantaNueva: z.optional(free(60)),
    }),
  response: () => z.object({ status: z.literal('OK'), id: wireText }),
})

/**
 * What a payslip needs of an employer; `clave` 00100 is the one with payslips, labour record and savings (SHELL-21,
 * SHELL-22, BR-37).
 */
export const companyFields = () => ({
  clave: neededText(z.regex(/^[0-9]{5}$/)),
  nombre: text(120),
  rfc: neededText(z.regex(/^\s*[A-ZÑ&a-zñ]{3,4}[0-9]{6}[0-9A-Za-z]{3}\s*$/)),
  registroPatronal: text(20),
  domicilio: text(200),
})

/** P-69. */
export const addCompany = endpoint({
  ...common,
  id: 'P-69',
  path: '/api/portal/personas/compania',
  summary: 'Add a company',
  request: () => z.object(companyFields()),
  response: done,
})
