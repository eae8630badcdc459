import { ROLES } from '#domain/identity/roles.ts'
import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText, wireTextOrNone } from '../protocol/wire-values.ts'

export const PEOPLE_PER_PAGE = 20
export const CLOSE_REASON_LENGTH = 200
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
const textOrEmpty = (most: number) => neededText(z.trim(), z.maxLength(most))
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

/**
 * With `buscar`, lists an account if each search word begins a word of name, user name or email, or if `buscar`
 * begins the number. Accents are ignored.
 */
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
  response: () =>
    z.object({
      status: z.literal('OK'),
      data: z.array(listed()),
      total: wireNumber,
      /** Whether `buscar` is the number of an employee without an account, who is in no list of accounts. */
      sinCuenta: z.optional(wireFlag),
    }),
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
    /** Weekly rest days as digits of weekdays, 0 is Sunday; '' or missing when nobody has stated them. */
    descanso: wireTextOrNone,
    lider: wireText,
    /** YYYY-MM-DD, '' without an employee record. */
    ingreso: wireText,
    /** Whether the one-time password must still be changed. */
    debeCambiar: wireFlag,
    /** dd/mm/yyyy HH:mm:ss. */
    alta: wireText,
    /** '' while the account is open. */
    cierre: wireText,
    motivo: wireText,
    esPropia: wireFlag,
  })
export type AccountPerson = z.infer<ReturnType<typeof person>>

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
  materno: textOrEmpty(60),
  nacimiento: text(10),
  sexo: z.enum(['H', 'M']),
  curp: textOrEmpty(30),
  rfc: textOrEmpty(30),
  nss: textOrEmpty(30),
  puesto: textOrEmpty(80),
  ingreso: text(10),
  lider: textOrEmpty(20),
  correo: textOrEmpty(120),
  usuario: textOrEmpty(40),
})

/** The first one-time password cannot be read again. A candidate belongs to company CANDIDATO. */
export const addPerson = endpoint({
  ...common,
  id: 'P-63',
  path: '/api/portal/personas/alta',
  summary: 'Add a person with an account',
  request: () =>
    z.object({
      ...newPersonFields(),
      compania: textOrEmpty(20),
      departamento: text(20),
      grupo: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
      turno: wireNumber.check(z.int(), z.minimum(1), z.maximum(3)),
    }),
  response: oneTime,
})

/** Also ends the account's sessions, delivery grants, push subscriptions, recovery codes and roles. */
export const closeAccount = endpoint({
  ...common,
  id: 'P-64',
  path: '/api/portal/personas/cerrar',
  summary: "Close a leaver's account",
  request: () => z.object({ id, motivo: text(CLOSE_REASON_LENGTH) }),
  response: done,
})

/** The old password stays invalid. Roles are not restored. */
export const reopenAccount = endpoint({
  ...common,
  id: 'P-65',
  path: '/api/portal/personas/reabrir',
  summary: 'Reopen an account with a one-time password',
  request: () => z.object({ id }),
  response: oneTime,
})

/**
 * P-66 and P-67: grant and revoke roles, except the caller's own roles. `espera`: another administrator must
 * confirm the change (P-206). `companias`, `plantas`: scope of the role by code and id; all if omitted.
 * Granting a role again replaces its scope.
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

/**
 * `planta` is the id of an existing plant; null when `plantaNueva` names the plant, or for none. For a name
 * that the plant already has, returns the existing department.
 */
export const addDepartment = endpoint({
  ...common,
  id: 'P-68',
  path: '/api/portal/personas/departamento',
  summary: 'Add a department, and its plant if it is new',
  request: () =>
    z.object({
      nombre: text(60),
      planta: z.optional(z.nullable(id)),
      plantaNueva: z.optional(textOrEmpty(60)),
    }),
  response: () => z.object({ status: z.literal('OK'), id: wireText }),
})

/**
 * Fields of an employer that a payslip needs; `clave` 00100 is the company with payslips, labour record and
 * savings (SHELL-21, SHELL-22, BR-37).
 */
export const companyFields = () => ({
  clave: neededText(z.regex(/^[0-9]{5}$/)),
  nombre: text(120),
  rfc: neededText(z.regex(/^\s*[A-ZÑ&a-zñ]{3,4}[0-9]{6}[0-9A-Za-z]{3}\s*$/)),
  registroPatronal: text(20),
  domicilio: text(200),
})

export const addCompany = endpoint({
  ...common,
  id: 'P-69',
  path: '/api/portal/personas/compania',
  summary: 'Add a company',
  request: () => z.object(companyFields()),
  response: done,
})
