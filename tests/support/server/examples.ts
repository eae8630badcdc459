import type { AnyOperation } from '#contract/protocol/operation.ts'

export interface Example {
  request: Record<string, unknown>
  response: unknown
}

interface ExampleFile {
  examples: Record<string, Example>
}

// Omits test files, because importing one would register its tests in the importing file.
const declared = import.meta.glob<Record<string, unknown>>(
  ['../../../src/contract/**/*.ts', '!**/*.test.ts'],
  { eager: true },
)
const files = import.meta.glob<ExampleFile>('../../../src/contract/**/*.examples.ts', { eager: true })

const byId = new Map(
  Object.entries(files).flatMap(([file, { examples }]) =>
    Object.entries(examples).map(([name, example]) => {
      const operation = declared[file.replace('.examples.ts', '.ts')]?.[name] as AnyOperation
      return [operation.id, example] as const
    }),
  ),
)

export function exampleOf(operation: AnyOperation): Example {
  const example = byId.get(operation.id)
  if (!example) throw new Error(`${operation.id} has no example`)
  return example
}
