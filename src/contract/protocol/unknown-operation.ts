/**
 * Response of this server to an unknown operation: current texts in both languages, and texts of older
 * versions.
 */
export const UNKNOWN_OPERATION = /^(Esto todavía|Your portal does|\S+ desconocida)/
