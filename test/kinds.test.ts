import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  eveningTests,
  everydayTests,
  journeyTests,
  nodeTests,
  ruleTests,
  surfaces,
  testsAsked,
} from './kinds.ts'

const onDisk = globSync('test/**/*.{test,spec}.{ts,tsx}').sort()

test('a run of all plays every test there is, each in one project', () => {
  expect(onDisk.length).toBeGreaterThan(700)
  expect(testsAsked(['--all'])).toEqual({ tests: onDisk, words: [], left: 0 })
  expect([...ruleTests, ...nodeTests, ...journeyTests, ...eveningTests].sort()).toEqual(onDisk)
})

test('what lands is tried by a run of all', () => {
  const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
    .scripts
  expect(scripts['test:all']).toBe('node test/run.ts --all')
  expect(scripts['pretest:all']).toBe(scripts['pretest'])
  expect(readFileSync('.ci/run', 'utf8')).toContain('npm run --silent test:all 2>&1')
})

test('a run before a commit plays every rule, every node, some evenings and each surface once', () => {
  const { tests, words, left } = testsAsked([])
  expect(tests).toEqual(expect.arrayContaining([...ruleTests, ...nodeTests, ...Object.values(surfaces)]))
  expect(Object.keys(surfaces)).toEqual(['till', 'website', 'door', 'portal', 'wall', 'founding'])
  expect(onDisk).toEqual(expect.arrayContaining(everydayTests))
  expect(tests.filter(path => eveningTests.includes(path)).length).toBeGreaterThan(2)
  expect(words).toEqual(tests)
  expect(tests.length + left).toBe(onDisk.length)
})

test('a test that is named is run, whichever run it belongs to, and vitest hears its own words', () => {
  for (const path of onDisk) expect(testsAsked([path]).tests).toContain(path)
  const walls = 'test/journeys/walls.test.ts'
  expect(everydayTests).not.toContain(walls)
  expect(testsAsked([`./${walls}`]).tests).toEqual([walls])
  expect(testsAsked([walls, '--bail=1'])).toMatchObject({ words: [walls, '--bail=1'], left: 0 })
  expect(testsAsked(['--bail=1']).words).toEqual([...everydayTests, '--bail=1'])
  expect(testsAsked(['--all', '--bail=1'])).toMatchObject({ words: ['--bail=1'], left: 0 })
  expect(testsAsked(['--all', walls])).toEqual({ tests: [walls], words: [walls], left: 0 })
})
