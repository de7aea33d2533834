import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests of rules: they start no server and no browser, and leave nothing behind in the process that runs them. */
const rules = ['test/core/**/*.test.ts', 'test/kiosk-ui/**/*.test.{ts,tsx}', 'test/ui/**/*.test.{ts,tsx}']

// A test ends when what it waits for has come; these only end one that never will, also on a machine much too busy.
const patience = { testTimeout: 90_000, hookTimeout: 120_000, pool: 'forks' as const }

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // One on each core: by itself vitest leaves every second one idle.
    maxWorkers: '100%',
    projects: [
      // One process runs many of their files: loading the code anew for each took half of their time.
      { extends: true, test: { ...patience, name: 'rules', include: rules, isolate: false } },
      {
        extends: true,
        test: { ...patience, name: 'places', include: ['test/**/*.test.{ts,tsx}'], exclude: rules },
      },
    ],
  },
})
