import { pino } from 'pino'

/**
 * Writes structured log lines without personal data: no token, body, employee number, query string, email,
 * CURP, RFC, NSS or amount (asvs.md, 7.1.1).
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

/** Errors whose messages come from the server's own code or contain only names of code, never values. */
const HARMLESS = new Set(['TypeError', 'ReferenceError', 'AnswerOutsideContract', 'OutsideClientError'])

/**
 * Returns loggable facts of an error: class, database error code, place, and the message of a HARMLESS error.
 * Leaves out other messages, because drivers and parsers quote values ("Key (mail)=(…) already exists").
 */
export function describeFault(cause: unknown): Record<string, string> {
  if (!(cause instanceof Error)) return { fault: typeof cause }
  const inner = cause.cause instanceof Error ? cause.cause : cause
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    fault: inner.name,
    ...('code' in inner && typeof inner.code === 'string' ? { code: inner.code } : {}),
    ...(HARMLESS.has(inner.name) ? { detail: inner.message } : {}),
    ...(frames.length > 0
      ? {
          at: frames
            .slice(0, 4)
            .map((line) => line.trim())
            .join(' < '),
        }
      : {}),
  }
}
