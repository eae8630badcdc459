import { createTestClock } from './clock.ts'
import { startServer, type TestServer } from './server.ts'
import { ONE_DATABASE } from './whole.ts'

const WRITTEN_BY_SESSIONS = [
  'delivery_grants',
  'known_devices',
  'portal_visits',
  'rate_limits',
  'security_event_counts',
  'security_events',
  'sessions',
]

/** In globalThis, because modules are evaluated again whenever a device starts (device.ts). */
const holder = globalThis as { turnoSharedServer?: Promise<TestServer> }

/**
 * Returns the demo server that the read-only test files of a worker share. Its database refuses writes except
 * those of sessions, and its clock cannot be moved, so that the files stay independent. The server ends with
 * the worker.
 */
export function sharedServer(): Promise<TestServer> {
  holder.turnoSharedServer ??= open()
  return holder.turnoSharedServer
}

async function open(): Promise<TestServer> {
  const clock = { ...createTestClock(), advance: () => refuse('its clock stays') }
  const server = await startServer({ database: ONE_DATABASE, clock })
  await server.connection.query.script(refuseWrites)
  return { ...server, stop: () => Promise.reject(new Error('the shared server ends with its worker')) }
}

function refuse(why: string): never {
  throw new Error(`the shared server is for reading: ${why}`)
}

const refuseWrites = `
  create function refuse_write() returns trigger language plpgsql as $$
    begin raise exception 'the shared server is for reading: % is written', tg_table_name; end $$;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public'
      and tablename not in (${WRITTEN_BY_SESSIONS.map((name) => `'${name}'`).join(', ')})
    loop execute format('create trigger refuse_write before insert or update or delete or truncate on %I
      for each statement execute function refuse_write()', name); end loop;
  end $$`
