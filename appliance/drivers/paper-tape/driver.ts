import { defineDriver } from '../driver.ts'
import { paperTape } from './paper-tape.ts'

/** The built-in paper: always there, and shown on screen. */
export const driver = defineDriver({
  kind: 'printer',
  connections: '"paper" for the built-in paper',
  knows: connection => connection === 'paper',
  open: () => paperTape(),
})
