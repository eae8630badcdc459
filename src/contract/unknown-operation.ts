/** What a server of ours says of an operation that it does not know: today's words, and those of before. */
export const UNKNOWN_OPERATION = /^(Esto todavía|\S+ desconocida)/
