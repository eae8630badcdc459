import { expect, it } from 'vitest'
import { firstFiles } from './first-files.ts'

const requestFor = (path: string, startTime = 10) => ({
  name: new URL(path, location.origin).href,
  startTime,
})
const picture = { until: 100, named: new Set(['/assets/start-1.js']), isWide: false }

it('lists each built file requested during the first render once, without files that the page names', () => {
  const all = [
    requestFor('/assets/start-1.js'),
    requestFor('/assets/payslips-1.js'),
    requestFor('/assets/payslips-1.js', 20),
    requestFor('/assets/payslips-1.css'),
    requestFor('/assets/kardex-1.js', 101),
    requestFor('/config.json'),
    { name: 'https://elsewhere.example/assets/other-1.js', startTime: 10 },
  ]
  expect(firstFiles(all, picture)).toEqual(['/assets/payslips-1.js', '/assets/payslips-1.css'])
})

it('leaves out files that load after every first render, even if they were fetched early', () => {
  const all = [
    'ui_dialogs-1.js',
    'app_home-1.js',
    'app_shell-1.js',
    'app-1.css',
    'workbox-window.prod.es5-1.js',
  ]
  const early = all.map((file) => requestFor(`/assets/${file}`))
  expect(firstFiles(early, picture)).toEqual([])
  expect(firstFiles(early, { ...picture, isWide: true })).toEqual([
    '/assets/app_shell-1.js',
    '/assets/app-1.css',
  ])
})
