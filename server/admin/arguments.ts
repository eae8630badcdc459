import { parseArgs } from 'node:util'
import { adminTexts as texts } from './admin-texts.es.ts'
import type { Terminal } from './terminal.ts'

export class AdminError extends Error {
  override readonly name = 'AdminError'
}

export type Flag =
  | 'nombre'
  | 'paterno'
  | 'materno'
  | 'correo'
  | 'rol'
  | 'compania'
  | 'razon'
  | 'rfc'
  | 'registro'
  | 'domicilio'

const flags: readonly Flag[] = [
  'nombre',
  'paterno',
  'materno',
  'correo',
  'rol',
  'compania',
  'razon',
  'rfc',
  'registro',
  'domicilio',
]

export interface AdminCall {
  verb: 'crear' | 'contrasena' | 'quitar'
  number: string
  flagValues: Partial<Record<Flag, string>>
}

/** @throws AdminError with the usage */
export function readCall(args: readonly string[]): AdminCall {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }]))
  const { values, positionals } = parse(args, options)
  const [verb, number = '', ...rest] = positionals
  const isVerb = verb === 'crear' || verb === 'contrasena' || verb === 'quitar'
  const isNumber = /^[0-9]{1,10}$/.test(number)
  if (!isVerb || rest.length > 0 || !isNumber) {
    const details = isVerb && number !== '' && !isNumber ? [texts.noNumber(number)] : []
    throw new AdminError([...details, ...texts.usage].join('\n'))
  }
  return { verb, number, flagValues: values as AdminCall['flagValues'] }
}

function parse(args: readonly string[], options: Record<string, { type: 'string' }>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    const flag = /'([^']*)'/.exec(cause instanceof Error ? cause.message : '')?.[1] ?? ''
    throw new AdminError(`${texts.unknownFlag(flag)}\n${texts.usage.join('\n')}`)
  }
}

/**
 * Returns the value of a flag. Asks for a missing value at the terminal.
 * @param isRight the question is repeated until this check passes
 * @throws AdminError naming the flag for an invalid argument, or for a missing required one without an
 * interactive terminal
 */
export async function valueOf(
  { flagValues }: AdminCall,
  flag: Flag,
  isRight: (text: string) => boolean,
  { ask, say }: Terminal,
): Promise<string> {
  const known = flagValues[flag]?.trim()
  if (known !== undefined) {
    if (!isRight(known)) throw new AdminError(texts.invalid(`--${flag}`))
    return known
  }
  if (ask === null) {
    if (isRight('')) return ''
    throw new AdminError(texts.missing(`--${flag}`))
  }
  for (;;) {
    const answer = (await ask(texts.ask[flag] ?? flag)).trim()
    if (isRight(answer)) return answer
    say(texts.invalid(texts.ask[flag] ?? flag))
  }
}
