export const unknownOperationTexts = {
  es: 'Esto todavía no está en tu portal. Lo demás sigue funcionando.',
  en: 'Your portal doesn’t have this yet. Everything else still works.',
} as const

/**
 * Matches this server's response to an unknown operation: the current texts in both languages, and the texts of
 * older versions.
 */
export const UNKNOWN_OPERATION = /^(Esto todavía|Your portal does|\S+ desconocida)/

/** Matches what a company's own host may say about an `Opcion` that it does not know. */
export const UNKNOWN_OPCION =
  /^\W*(opci[oó]n (\S+ )?(no (es )?(v[aá]lida|existe|reconocida|encontrada)|inv[aá]lida|desconocida)|(invalid|unknown) option)\W*$/iu
