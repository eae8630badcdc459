import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const SECRET = 's3cr3t-of-thirty-two-characters-and-more'

describe('the environment', () => {
  test('has a whole server in its defaults', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/[/\\]data$/),
      databaseUrl: null,
      demo: 'auto',
      tokenLifeSeconds: 1800,
      trustProxy: false,
      tls: null,
      killSwitch: false,
      checkAnswers: false,
      appConfig: { apiHost: '', nodeHost: '', payrollHost: '', postalHost: '', evidenceBase: '', links: {} },
    })
  })

  test('a variable that is set to nothing is not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ', DEMO: '', TLS_CERT: '' })).toEqual(
      readEnvironment({}),
    )
  })

  test('hosts and links come without a slash too many', () => {
    const { appConfig, publicUrl } = readEnvironment({
      PUBLIC_URL: 'https://turno.planta.example/',
      NODE_HOST: 'https://node.planta.example//',
      LINK_NEWS: 'https://noticias.example/hoy',
    })
    expect([publicUrl, appConfig.nodeHost]).toEqual([
      'https://turno.planta.example',
      'https://node.planta.example',
    ])
    expect(appConfig.links).toEqual({ news: 'https://noticias.example/hoy' })
  })

  test.each([
    [{ DEMO: '0' }, 'off'],
    [{ DEMO: '1' }, 'on'],
    [{ DEMO: 'grande' }, 'large'],
  ])('%j is the choice %s', (env, demo) => {
    expect(readEnvironment(env).demo).toBe(demo)
  })

  test('backups go into a bucket of their own, with what is not said of it taken from the files’ one', () => {
    const files = { S3_BUCKET: 'papeles', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', S3_REGION: 'eu' }
    const { backup, s3 } = readEnvironment({
      ...files,
      BACKUP_S3_BUCKET: 'respaldos',
      BACKUP_S3_REGION: 'us',
    })
    expect(backup).toMatchObject({ to: null, at: '03:30', keep: 14, recipient: null })
    expect(backup.s3).toMatchObject({ bucket: 'respaldos', accessKeyId: 'a', region: 'us' })
    expect(s3).toMatchObject({ bucket: 'papeles', region: 'eu' })
    expect(readEnvironment({ ...files, BACKUP_TO: 'copias' }).backup).toMatchObject({
      to: resolve('copias'),
      s3: null,
    })
  })

  test.each([
    ['', []],
    ['auditor', ['auditor']],
    [' recursos-humanos, auditor,,auditor ', ['recursos-humanos', 'auditor']],
  ])('%j are the roles of a second step', (MFA_ROLES, roles) => {
    expect(readEnvironment({ MFA_ROLES }).mfaRoles).toEqual(roles)
  })

  test.each([
    ['PORT', { PORT: 'tres mil' }],
    ['MFA_ROLES', { MFA_ROLES: 'auditor, jefe' }],
    ['PORT', { PORT: '70000' }],
    ['TOKEN_LIFE_S', { TOKEN_LIFE_S: '0' }],
    ['TOKEN_LIFE_S', { TOKEN_LIFE_S: '1e3' }],
    ['DEMO', { DEMO: 'si' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['DATABASE_URL', { DATABASE_URL: `mysql://root:${SECRET}@localhost` }],
    ['DATABASE_URL', { DATABASE_URL: SECRET }],
    ['SMTP_URL', { SMTP_URL: `http://x:${SECRET}@correo` }],
    ['NODE_HOST', { NODE_HOST: 'javascript:alert(1)' }],
    ['SECRET_KEY', { SECRET_KEY: SECRET.slice(0, 31) }],
    ['TLS_CERT', { TLS_KEY: 'llave.pem' }],
    ['TLS_KEY', { TLS_CERT: 'cert.pem' }],
    ['BACKUP_AT', { BACKUP_AT: '25:00' }],
    ['BACKUP_KEEP', { BACKUP_KEEP: '0' }],
    ['BACKUP_S3_BUCKET', { BACKUP_TO: 's3' }],
    ['S3_ACCESS_KEY_ID', { BACKUP_S3_BUCKET: 'respaldos', BACKUP_S3_SECRET_ACCESS_KEY: SECRET }],
  ])('%s is named, its value is not: %j', (name, env) => {
    const read = () => readEnvironment(env)
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(name)
    expect(read).not.toThrow(SECRET.slice(0, 31))
  })
})
