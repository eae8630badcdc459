/** Errors that occur before the reporting code (app/health) is loaded. app/health reports them later. */
export const earlyErrors: ErrorEvent[] = []

window.addEventListener('error', (event) => earlyErrors.length < 4 && earlyErrors.push(event))
