import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs a program of Foyer as a person would, with these settings and no others, until it ends. */
export function runProgram(
  main: 'appliance/main.ts' | 'cloud-relay/main.ts',
  settings: Record<string, string>,
) {
  return new Promise<{ status: number | null; said: string }>((resolve, reject) => {
    const path = fileURLToPath(new URL(`../../${main}`, import.meta.url))
    const program = spawn(process.execPath, [path], {
      env: { PATH: process.env['PATH'] ?? '', FOYER_LOG: 'silent', ...settings },
    })
    let said = ''
    program.stderr.setEncoding('utf8').on('data', text => (said += text))
    const late = setTimeout(() => program.kill('SIGKILL'), 10_000)
    program.once('error', reject).once('close', status => {
      clearTimeout(late)
      resolve({ status, said })
    })
  })
}
