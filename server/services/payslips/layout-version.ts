/**
 * Version of the payslip's layout. Increase it when the layout changes, so that cached PDFs are drawn again;
 * a test detects changes.
 */
export const LAYOUT_VERSION = 5
