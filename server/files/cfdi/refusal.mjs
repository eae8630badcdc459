/** Why an XML document, or a whole ZIP, is not read: a code, whose sentence is payroll-import/texts.es.ts's. */
export class CfdiRefused extends Error {
  /**
   * @param {string} problem
   * @param {number} [line] of the document, from 1
   */
  constructor(problem, line) {
    super(problem)
    this.name = 'CfdiRefused'
    this.problem = problem
    this.line = line
  }
}
