/** Errors from before the reporting code (app/health) is loaded; only that code reads them. */
export const earlyErrors: ErrorEvent[] = []

window.addEventListener('error', (event) => earlyErrors.length < 4 && earlyErrors.push(event))
