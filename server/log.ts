import { pino } from 'pino'

/**
 * Structured lines, one a request. Nobody's data goes in: no token, body, employee number, query string, mail,
 * CURP, RFC, NSS or amount (quality.md, Security).
 */
export interface Logger {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

export type LogLevel = 'info' | 'warn' | 'error' | 'silent'

export function createLogger(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

/**
 * What may be told about a thrown thing: its kind, a database's error code and where it happened. Messages of
 * drivers quote values ("Key (mail)=(…) already exists"), so they stay out.
 */
export function describeFault(cause: unknown): { fault: string; code?: string; at?: string } {
  if (!(cause instanceof Error)) return { fault: typeof cause }
  const inner = cause.cause instanceof Error ? cause.cause : cause
  const code = 'code' in inner && typeof inner.code === 'string' ? { code: inner.code } : {}
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const at = frames.slice(0, 4).map((line) => line.trim()).join(' < ')
  return { fault: inner.name, ...code, ...(at === '' ? {} : { at }) }
}
