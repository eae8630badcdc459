/** Why a people file is not read: a code, whose sentence is people-import/texts.es.ts's. */
export class PeopleFileRefused extends Error {
  /** @param {string} problem */
  constructor(problem) {
    super(problem)
    this.name = 'PeopleFileRefused'
    this.problem = problem
  }
}
