import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { eveningTests, journeyTests, nodeTests, ruleTests, turnOf } from './kinds.ts'

// A test ends when what it waits for has come; these only end one that never will, also on a machine much too busy.
const patience = { testTimeout: 180_000, hookTimeout: 240_000, pool: 'forks' as const }

// Sources run as they are, here too: nothing is made of them first, and what Node made of them is kept from run to run. Not
// so rules: some of them import `.tsx`, which Node does not read.
const asTheyAre = { experimental: { viteModuleRunner: false, nodeLoader: false } }

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * One project after the other, so that a process that shares its code goes on with a file of its own project: evenings, then
 * journeys and nodes, and last rules, which are many small files that fill whatever core is free. The longest first in each.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId }: TestSpecification) => turnOf(moduleId.slice(root.length))
    return (await super.sort(files)).sort(
      (one, other) =>
        order.indexOf(one.project.name) - order.indexOf(other.project.name) || turn(one) - turn(other),
    )
  }
}
const order = ['evenings', 'journeys', 'nodes', 'rules']

export default defineConfig({
  root,
  test: {
    // One more than there are cores: tests of places wait for programs, browsers and clocks, and a core would wait with them.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      // One process runs many of their files: loading the code anew for each took half of their time.
      { extends: true, test: { ...patience, name: 'rules', include: ruleTests, isolate: false } },
      {
        extends: true,
        test: { ...patience, ...asTheyAre, name: 'nodes', include: nodeTests, isolate: false },
      },
      {
        extends: true,
        test: {
          ...patience,
          ...asTheyAre,
          name: 'journeys',
          include: journeyTests,
          isolate: false,
          setupFiles: 'test/journeys/one-day.ts',
        },
      },
      { extends: true, test: { ...patience, ...asTheyAre, name: 'evenings', include: eveningTests } },
    ],
  },
})
