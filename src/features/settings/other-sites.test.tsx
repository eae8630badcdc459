import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppConfig } from '#contract/protocol/app-config.ts'
import * as config from '#hooks/operations/app-config.ts'
import * as session from '#hooks/session/use-session.ts'
import { OtherSites } from './other-sites.tsx'

const all = {
  university: 'https://university.example/',
  eLearning: 'https://courses.example/',
  news: 'https://news.example/',
  objectives: 'https://objectives.example/',
}

function show(links: Partial<typeof all>, viewer = { company: '00100', userId: 7 }) {
  vi.spyOn(config, 'useAppConfig').mockReturnValue({ links } as AppConfig)
  const profile = { user: { Id_Usuario: viewer.userId }, company: viewer.company }
  vi.spyOn(session, 'useProfile').mockReturnValue(profile as never)
  render(<OtherSites />)
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  ['EXT-02', 'eLearning'],
  ['EXT-03', 'news'],
  ['EXT-04', 'objectives'],
  ['EXT-05', 'university'],
] as const)('%s: shows the %s link only when it is configured', (_id, name) => {
  expect(show({ [name]: all[name] })).toEqual([all[name]])
  cleanup()
  expect(show({ ...all, [name]: '' })).not.toContain(all[name])
  cleanup()
  expect(show({})).toEqual([])
})

test('EXT-02 … 05: opens each site in a new window without a referrer', () => {
  expect(show(all)).toHaveLength(4)
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noreferrer')
  }
})

test.each([
  ['user id zero', { company: '00100', userId: 0 }],
  ['another company', { company: '00300', userId: 7 }],
  ['a candidate', { company: 'CANDIDATO', userId: 7 }],
])('EXT-05: hides the university from %s', (_who, viewer) => {
  expect(show(all, viewer)).toEqual([all.eLearning, all.news, all.objectives])
})
