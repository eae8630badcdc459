/** What a server of ours says of an operation that it does not know: today's words in either language, and those of before. */
export const UNKNOWN_OPERATION = /^(Esto todavía|Your portal does|\S+ desconocida)/
