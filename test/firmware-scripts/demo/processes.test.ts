import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createHttp } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { openProcesses } from '#scripts/demo/processes.ts'
import { watchedProgram } from './watched.ts'

const servers: Server[] = []
afterEach(() => void servers.splice(0).forEach(server => server.close()))

async function portOf(server: Server): Promise<number> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** A program to start, which is well after so many questions, and the connection that ends with it. */
async function late(questions: number) {
  let asked = 0
  const health = createHttp((_, response) => {
    response.writeHead(asked++ < questions ? 503 : 200).end()
  })
  const watch = createServer()
  const [watchPort, healthPort] = [await portOf(watch), await portOf(health)]
  const life = once(watch, 'connection').then(([socket]) => {
    // One that is killed resets it: closed all the same.
    ;(socket as Socket).on('error', () => undefined).resume()
    return socket as Socket
  })
  const isGone = async () => {
    const socket = await life
    if (!socket.closed) await once(socket, 'close')
    return true
  }
  return { program: watchedProgram(watchPort, healthPort), ports: [watchPort, healthPort], life, isGone }
}

test('a slow machine is waited for, and the wait is told', async () => {
  const said: string[] = []
  const patience = { longestMs: 60_000, noticeEveryMs: 1 }
  const { program, life, isGone } = await late(4)
  const processes = openProcesses(false, line => said.push(line), undefined, patience)
  await processes.start(program)
  expect(processes.runs('late one')).toBe(true)
  expect(said[0]).toBe('starting the late one ...')
  expect(said[1]).toMatch(/^the late one is still starting, after \d+ seconds \.\.\.$/)
  expect((await life).closed).toBe(false)
  await processes.stopAll()
  expect(await isGone()).toBe(true)
}, 90_000)

test('a program that never answers is refused, and nothing of it is left', async () => {
  const { program } = await late(Infinity)
  const patience = { longestMs: 1000, noticeEveryMs: 60_000 }
  const processes = openProcesses(false, () => undefined, undefined, patience)
  await expect(processes.start(program)).rejects.toThrow('the late one did not answer within 1 seconds')
  expect(processes.runs('late one')).toBe(false)
}, 90_000)

test('a launcher that is killed leaves no program behind', async () => {
  const { ports, life, isGone } = await late(0)
  const file = fileURLToPath(new URL('late-launcher.ts', import.meta.url))
  const launcher = spawn(process.execPath, [file, ...ports.map(String)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(launcher.stdout, 'data')
  expect((await life).closed).toBe(false)
  launcher.kill('SIGKILL')
  expect(await isGone()).toBe(true)
}, 90_000)
