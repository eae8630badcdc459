/** Errors before the reporting code (app/health) is loaded; that code then reports them. */
export const earlyErrors: ErrorEvent[] = []

window.addEventListener('error', (event) => earlyErrors.length < 4 && earlyErrors.push(event))
