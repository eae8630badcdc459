import { readDeviceHint } from '#core/store/active-hint.ts'

/**
 * Asked while the page's other scripts are still on their way: a small file of its own, which runs first. Opening the
 * store costs a slow phone a tenth of a second.
 */
export const deviceHint = readDeviceHint()
