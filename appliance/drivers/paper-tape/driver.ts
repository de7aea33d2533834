import { defineDriver } from '../driver.ts'
import { paperTape } from './paper-tape.ts'

/** The built-in paper: always there, shown on screen, and never found by itself. */
export const driver = defineDriver({
  kind: 'printer',
  connections: '"paper" for the built-in paper',
  knows: connection => connection === 'paper',
  open: () => paperTape(),
  detect: async () => [],
})
