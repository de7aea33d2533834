import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    // A test ends when what it waits for has come; these only end one that never will, also on a machine much too busy.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    pool: 'forks',
  },
})
