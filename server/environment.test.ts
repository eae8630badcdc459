import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const SECRET = 's3cr3t-of-thirty-two-characters-and-more'

describe('the environment', () => {
  test('has defaults for a complete server', () => {
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

  test('treats an empty variable as not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ', DEMO: '', TLS_CERT: '' })).toEqual(
      readEnvironment({}),
    )
  })

  test('removes trailing slashes from hosts and links', () => {
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
  ])('%j chooses %s', (env, demo) => {
    expect(readEnvironment(env).demo).toBe(demo)
  })

  test('uses a separate bucket for backups, with defaults from the bucket of the files', () => {
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

  test('plans no backups when BACKUP_TO says that they are made elsewhere', () => {
    expect(readEnvironment({ BACKUP_TO: 'elsewhere' }).backup).toMatchObject({ to: null, isElsewhere: true })
    expect(readEnvironment({}).backup).toMatchObject({ to: null, isElsewhere: false })
  })

  test('reads the file of the SAT’s certificates as an absolute path', () => {
    expect(readEnvironment({ SAT_CERTIFICATES: 'sat.pem' }).satCertificates).toBe(resolve('sat.pem'))
    expect(readEnvironment({}).satCertificates).toBeNull()
  })

  test.each([
    ['', []],
    ['auditor', ['auditor']],
    [' recursos-humanos, auditor,,auditor ', ['recursos-humanos', 'auditor']],
  ])('reads %j as the roles that need a second factor', (MFA_ROLES, roles) => {
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
  ])('the error names %s without its value: %j', (name, env) => {
    const read = () => readEnvironment(env)
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(name)
    expect(read).not.toThrow(SECRET.slice(0, 31))
  })
})
