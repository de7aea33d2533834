import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * The environment of a program that is run as a service would run it: these settings, and of this process only where programs
 * are and what Node made of their sources before, without which each start takes twice the processor.
 */
export function serviceEnvironment(settings: Record<string, string>): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}), ...settings }
}

/** Runs a program of Foyer as a person would, with these settings and no others, until it ends. */
export function runProgram(
  main: 'appliance/main.ts' | 'cloud-relay/main.ts',
  settings: Record<string, string>,
) {
  return new Promise<{ status: number | null; said: string }>((resolve, reject) => {
    const path = fileURLToPath(new URL(`../../${main}`, import.meta.url))
    const program = spawn(process.execPath, [path], {
      env: serviceEnvironment({ FOYER_LOG: 'silent', ...settings }),
    })
    let said = ''
    program.stderr.setEncoding('utf8').on('data', text => (said += text))
    const late = setTimeout(() => program.kill('SIGKILL'), 60_000)
    program.once('error', reject).once('close', status => {
      clearTimeout(late)
      resolve({ status, said })
    })
  })
}

/** Runs a script as an engineer would, beside what this process serves meanwhile. `said` is what it told and complained. */
export function runScript(path: string, ...words: string[]) {
  return new Promise<{ status: number | null; said: string }>((resolve, reject) => {
    const script = spawn(process.execPath, [path, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const told of [script.stdout, script.stderr])
      told.setEncoding('utf8').on('data', text => (said += text))
    script.once('error', reject).once('close', status => resolve({ status, said }))
  })
}
