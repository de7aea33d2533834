import * as z from 'zod'
import { route } from '../api/route.ts'
import { registerCommands } from '../kiosks/register-command-names.ts'

export const readRegisterCommand = route({
  method: 'POST',
  path: '/api/register-commands',
  summary:
    'What a printed code tells a register to do; it does that by its own keys, with all that is asked then',
  access: 'sell',
  scope: 'node',
  body: z.strictObject({ code: z.string().max(300) }),
  answer: z.object({ command: z.enum(registerCommands) }),
  refusals: ['command_unknown'],
})
