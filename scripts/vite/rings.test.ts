import { expect, it } from 'vitest'
import { refuseRings, ringsOf } from './rings.ts'

const file = (name: string, ...imports: string[]) => ({ file: name, imports })

it('finds no ring where files only ask downwards, however often they meet', () => {
  const files = [
    file('screen', 'words', 'shell'),
    file('shell', 'words', 'react'),
    file('words', 'react'),
    file('react'),
  ]
  expect(ringsOf(files)).toEqual([])
  expect(() => {
    refuseRings(files)
  }).not.toThrow()
})

it('tells each ring once, the shortest way, and not the files that only lead to it', () => {
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
  expect(ringsOf(files)).toEqual([['watch', 'polls'], ['staff', 'words', 'surveys'], ['alone']])
})

it('ends a build with the ring that there is', () => {
  expect(() => {
    refuseRings([file('a.js', 'b.js'), file('b.js', 'c.js'), file('c.js', 'a.js', 'gone.js')])
  }).toThrow('a.js → b.js → c.js → a.js')
})
