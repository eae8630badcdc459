export const unknownOperationTexts = {
  es: 'Esto todavía no está en tu portal. Lo demás sigue funcionando.',
  en: 'Your portal doesn’t have this yet. Everything else still works.',
} as const

/**
 * Matches this server's response to an unknown operation: the current texts in both languages, and the texts of
 * older versions.
 */
export const UNKNOWN_OPERATION = /^(Esto todavía|Your portal does|\S+ desconocida)/
