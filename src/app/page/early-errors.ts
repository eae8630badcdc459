/** What goes wrong before the code is here that tells of it (app/health); nobody else reads it. */
export const earlyErrors: ErrorEvent[] = []

window.addEventListener('error', (event) => earlyErrors.length < 4 && earlyErrors.push(event))
