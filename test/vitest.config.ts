import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { nodeTests, ruleTests, turnOf } from './kinds.ts'

// A test ends when what it waits for has come; these only end one that never will, also on a machine much too busy.
const patience = { testTimeout: 90_000, hookTimeout: 120_000, pool: 'forks' as const }

const root = fileURLToPath(new URL('..', import.meta.url))

/** Places first and rules last, which are many small files that fill whatever core is free; the longest first in both. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId }: TestSpecification) => turnOf(moduleId.slice(root.length))
    return (await super.sort(files)).sort(
      (one, other) => Number(isRule(one)) - Number(isRule(other)) || turn(one) - turn(other),
    )
  }
}
const isRule = ({ project }: TestSpecification) => project.name === 'rules'

export default defineConfig({
  root,
  test: {
    // One more than there are cores: tests of places wait for programs, browsers and clocks, and a core would wait with them.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      // One process runs many of their files: loading the code anew for each took half of their time.
      { extends: true, test: { ...patience, name: 'rules', include: ruleTests, isolate: false } },
      { extends: true, test: { ...patience, name: 'nodes', include: nodeTests, isolate: false } },
      {
        extends: true,
        test: {
          ...patience,
          name: 'places',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...ruleTests, ...nodeTests],
        },
      },
    ],
  },
})
