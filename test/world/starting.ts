import { expect } from 'vitest'
import { ConfigError } from '#core/settings/config.ts'
import { runProgram } from './program.ts'

/** Starts a program that must not start: it ends with 2 and one line a person can act on. Returns the line. */
export async function failsToStart(...how: Parameters<typeof runProgram>): Promise<string> {
  const { status, said } = await runProgram(...how)
  expect(status, said).toBe(2)
  expectOneSentence(said)
  expect(said).toMatch(/^Foyer (box|relay): /)
  return said
}

/** The same inside this process, which is quicker. */
export async function refusesToStart(start: () => unknown): Promise<string> {
  const cause = await Promise.resolve()
    .then(start)
    .then(
      () => 'it started',
      (cause: unknown) => cause,
    )
  expect(cause).toBeInstanceOf(ConfigError)
  expectOneSentence(`${(cause as Error).message}\n`)
  return (cause as Error).message
}

function expectOneSentence(said: string): void {
  expect(said.split('\n'), said).toEqual([expect.stringMatching(/\p{L}.*\.$/u), ''])
  expect(said).not.toMatch(/\bat .*\.ts:\d|node:|Error:|\[object/)
}
