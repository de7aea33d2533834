import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { found } from '#core/founding/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import type { Listening } from '#core/settings/start.ts'
import { readRelayConfig } from '#relay/config.ts'
import { readDirectory } from '#relay/directory.ts'
import { openFoundingLinks } from '#relay/founding/links.ts'
import { startRelay } from '#relay/relay.ts'
import { quietLog } from '../world/clock.ts'
import { openClient } from '../world/client.ts'
import { serviceEnvironment } from '../world/program.ts'

const form = {
  tradeName: 'Kino Nord',
  shortName: 'kino-nord',
  host: 'nord.localhost',
  country: 'DE' as const,
  languages: ['de' as const],
  name: 'Nora Nord',
  email: 'nora@nord.example',
  password: 'aurora over the harbour',
  passwordConfirmation: 'aurora over the harbour',
}

/** A relay as a process of its own; resolves with the port it listens on. */
function startProgram(data: string) {
  const program = spawn(process.execPath, ['cloud-relay/main.ts'], {
    env: serviceEnvironment({ FOYER_LOG: 'silent', FOYER_DATA: data, FOYER_PORT: '0' }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>(resolve => program.once('exit', () => resolve()))
  const port = new Promise<number>((resolve, reject) => {
    program.once('message', message => resolve((message as Listening).listening.port))
    program.once('exit', () => reject(new Error('the relay ended')))
  })
  return { program, ended, port }
}

/** Kills it at the moment something is there, without waiting for anything else. */
async function killWhen(program: ReturnType<typeof startProgram>, path: string, isOver: () => boolean) {
  while (!existsSync(path) && !isOver()) await new Promise(resolve => setImmediate(resolve))
  program.program.kill('SIGKILL')
  await program.ended
}

test.each([
  ['it is noted', '.founding/kino-nord.making'],
  ['it has an identity', 'kino-nord/identity.json'],
  ['its database begins', 'kino-nord/relay.db'],
  ['its mirror begins', 'mirror/kino-nord.log'],
  ['the directory is written anew', 'directory.json.new'],
  ['the directory names it', 'directory.json'],
])(
  'a relay killed when %s has the exhibitor whole or not at all, and the same link finishes',
  async (_, path) => {
    const data = mkdtempSync(join(tmpdir(), 'foyer-founding-killed-'))
    const secret = openFoundingLinks(data).make(Date.now(), size => randomBytes(size), false)
    const killed = startProgram(data)
    const port = await killed.port
    let over = false
    const asked = openClient(port)
      .call(found, { body: { ...form, secret } })
      .catch(() => undefined)
      .finally(() => (over = true))
    await killWhen(killed, join(data, path), () => over)
    await asked

    const relay = await startRelay(readRelayConfig({ FOYER_DATA: data, FOYER_PORT: '0' }), quietLog().log, {
      pages: false,
    })
    try {
      const isFounded = readDirectory(data).length === 1
      expect(relay.exhibitors).toHaveLength(isFounded ? 1 : 0)
      if (!isFounded) {
        expect(existsSync(join(data, 'kino-nord'))).toBe(false)
        expect(existsSync(join(data, 'mirror')) ? readdirSync(join(data, 'mirror')) : []).toEqual([])
      }
      const again = await openClient(relay.port).call(found, { body: { ...form, secret } })
      expect([again.status, again.body.refusal]).toEqual(
        isFounded ? [409, 'founding_link_used'] : [200, undefined],
      )
      const manager = openClient(relay.port, `nord.localhost:${relay.port}`)
      await manager.arrive()
      const { email, password } = form
      expect((await manager.call(signInByPassword, { body: { email, password } })).status).toBe(200)
    } finally {
      await relay.close()
      rmSync(data, { recursive: true, force: true })
    }
  },
  180_000,
)
