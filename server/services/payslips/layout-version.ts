/**
 * Version of the payslip's layout. Increase the version when the layout changes, so that cached PDFs are
 * drawn again. A test detects changes.
 */
export const LAYOUT_VERSION = 5
