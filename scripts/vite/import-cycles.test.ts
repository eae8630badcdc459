import { expect, it } from 'vitest'
import { rejectImportCycles, findImportCycles } from './import-cycles.ts'

const file = (name: string, ...imports: string[]) => ({ file: name, imports })

it('finds no cycle when files import only downwards', () => {
  const files = [
    file('screen', 'words', 'shell'),
    file('shell', 'words', 'react'),
    file('words', 'react'),
    file('react'),
  ]
  expect(findImportCycles(files)).toEqual([])
  expect(() => {
    rejectImportCycles(files)
  }).not.toThrow()
})

it('reports each cycle once by its shortest path, without the files that only lead to it', () => {
  const files = [
    file('index', 'desk'),
    file('desk', 'watch', 'react'),
    file('watch', 'polls', 'react'),
    file('polls', 'react', 'watch'),
    file('staff', 'words'),
    file('words', 'surveys'),
    file('surveys', 'react', 'staff'),
    file('alone', 'alone'),
    file('react'),
  ]
  expect(findImportCycles(files)).toEqual([['watch', 'polls'], ['staff', 'words', 'surveys'], ['alone']])
})

it('fails a build with the cycle in the message', () => {
  expect(() => {
    rejectImportCycles([file('a.js', 'b.js'), file('b.js', 'c.js'), file('c.js', 'a.js', 'gone.js')])
  }).toThrow('a.js → b.js → c.js → a.js')
})
