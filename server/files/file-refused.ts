import { fileTexts } from '../texts.ts'

export type FileProblem = keyof typeof fileTexts.refused

/** Error for a refused file. Its text never describes the file's content. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(fileTexts.refused[problem])
    this.problem = problem
  }
}
